import { Camera, Check, CloudOff, Smartphone, WifiOff } from 'lucide-react';

const files = [
  { name: 'Nota Moinho Paulista.jpg', at: '18/11/2026 14:41', kind: 'JPG', family: 'sol', isSent: false },
  { name: 'Extrato outubro.pdf', at: '18/11/2026 14:38', kind: 'PDF', family: 'rosa', isSent: false },
  { name: 'Recibo do aluguel.pdf', at: '18/11/2026 09:12', kind: 'PDF', family: 'rosa', isSent: true },
  { name: 'Folha de ponto.xlsx', at: '17/11/2026 17:55', kind: 'XLSX', family: 'leaf', isSent: true },
] as const;

/** A picture of the portal without a connection. The text beside it says what it shows. */
export function PhonePicture() {
  return (
    <div className="phone" aria-hidden="true">
      <div className="phone-top">
        <span>14:46</span>
        <WifiOff size={16} strokeWidth={1.75} />
      </div>
      <div className="phone-bar">
        <CloudOff size={16} strokeWidth={1.75} />
        Sem conexão – última sincronização às 14:32
      </div>
      <div className="phone-body">
        <strong>Meus Documentos</strong>
        <ul>
          {files.map(({ name, at, kind, family, isSent }) => (
            <li key={name}>
              <svg className={`tile-${family}`} width="32" height="35" viewBox="0 0 40 44">
                <path fill="var(--ta)" d="M0 0h26a14 14 0 0 1 14 14v30H0z" />
                <path fill="var(--tb)" d="M26 0a14 14 0 0 1 14 14H26z" />
                <text x="6" y="36" fontSize="11" fontWeight="700" fill="var(--tc)">
                  {kind}
                </text>
              </svg>
              <div>
                <b>{name}</b>
                <span>
                  {at}
                  {isSent ? (
                    <Check size={15} strokeWidth={1.75} />
                  ) : (
                    <Smartphone size={15} strokeWidth={1.75} />
                  )}
                  {isSent ? 'Enviado' : 'No aparelho'}
                </span>
              </div>
            </li>
          ))}
        </ul>
        <span className="button outline">
          <Camera size={20} strokeWidth={1.75} />
          Tirar foto
        </span>
      </div>
    </div>
  );
}
