import { useActiveAccount } from '#session/session-context.ts';
import { RecordArrivals } from './record-arrivals.tsx';
import { RefusalNotices } from './refusal-notices.tsx';

/** Says, wherever the person is, what the server took of what is waited for, and what it refused. */
export function ServerAnswers() {
  const { role } = useActiveAccount();
  return (
    <>
      <RefusalNotices />
      {role === 'client' ? <ClientArrivals /> : <StaffArrivals />}
    </>
  );
}

function StaffArrivals() {
  return <RecordArrivals entity="documents" sent="Documento enviado com sucesso!" />;
}

function ClientArrivals() {
  return (
    <>
      <RecordArrivals entity="documents" sent="Documentos enviados com sucesso!" />
      <RecordArrivals entity="service_requests" sent="Solicitação enviada com sucesso!" />
    </>
  );
}
