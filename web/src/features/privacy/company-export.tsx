import { chakra } from '@chakra-ui/react';
import { calendarDateOf, formatTaxId, hasEnded, type Row } from '@portal/domain';
import { Download } from 'lucide-react';
import { recordArchive } from '#data/clients/contract.ts';
import { useIsPulled } from '#data/live/use-is-pulled.ts';
import { useLocalAccount } from '#data/local/database-context.ts';
import type { PortalDatabase } from '#data/local/portal-database.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { companyTables, OF_COMPANY } from './archive/archive-contents.ts';
import type { ArchiveContents } from './archive/archive.ts';
import { type LoadWords, STILL_ARRIVING, useArchive } from './use-archive.ts';

type CompanyExportProps = { client: Row<'clients'>; loadWords: LoadWords };

/** Everything of one company in one archive, to be handed to it. */
export function CompanyExport({ client, loadWords }: CompanyExportProps) {
  const { save, percent } = useArchive(loadWords);
  const account = useLocalAccount();
  const isPulled = useIsPulled('people', ...OF_COMPANY);
  const contents = (db: PortalDatabase): ArchiveContents => ({
    title: client.corporate_name,
    about: [
      'O que o escritório guarda sobre esta empresa: os dados para ler, em planilha e para outro sistema, e os arquivos. Anotações e tarefas internas da equipe não fazem parte.',
    ],
    facts: [
      ['Empresa', client.corporate_name],
      ['CNPJ/CPF', formatTaxId(client.cnpj_cpf)],
    ],
    tables: companyTables(db, client.id),
  });
  const make = () => save(`dados-${client.cnpj_cpf}`, contents, [client.id]);
  const start = async () => {
    const made = await make();
    // After the end of the contract it is known that everything was handed over: what lacks a part does not count.
    if (made?.isWhole === true && hasEnded(client))
      await recordArchive(account, client.id, calendarDateOf(new Date()));
  };
  return (
    <Card aria-labelledby="copia-da-empresa">
      <chakra.h2 id="copia-da-empresa" textStyle="cardTitle" mb="2">
        Cópia dos dados da empresa
      </chakra.h2>
      <chakra.p color="fg.muted" mb="3.5" maxWidth="prose">
        Um arquivo só, que abre sem internet. Sem conexão, vão os arquivos que estão neste aparelho. Anotações
        internas ficam de fora.
      </chakra.p>
      <Button
        variant="outline"
        isBusy={percent !== null}
        busyText="Preparando..."
        disabled={!isPulled}
        onClick={() => void start()}
      >
        <Download size={18} strokeWidth={1.75} aria-hidden />
        Exportar empresa
      </Button>
      {!isPulled && (
        <chakra.p color="fg.muted" mt="2">
          {STILL_ARRIVING}
        </chakra.p>
      )}
      {percent !== null && (
        <chakra.div mt="3">
          <ProgressBar percent={percent} label="Preparando a cópia" />
        </chakra.div>
      )}
    </Card>
  );
}
