import { Bell, BookOpen, FileUp, Gift, Headset, History } from 'lucide-react';
import { paths } from '#config/paths.ts';
import { PhonePicture } from './phone-picture.tsx';

const portalPoints = [
  {
    Icon: FileUp,
    title: 'Tudo o que você manda fica à vista',
    text: 'Cada arquivo mostra se está no aparelho, enviando ou enviado.',
  },
  {
    Icon: Bell,
    title: 'Avisos automáticos antes do vencimento',
    text: 'Com o valor, a data e o código Pix da guia.',
  },
  {
    Icon: History,
    title: 'Histórico e solicitações num só lugar',
    text: 'Login próprio, pedidos de serviço e documentos dos últimos anos.',
  },
];

const moreDifferentials = [
  {
    Icon: BookOpen,
    title: 'Educação contábil',
    text: 'Blog, vídeos, e-books e um webinar por mês, em português que se entende.',
  },
  {
    Icon: Headset,
    title: 'Atendimento ágil e humanizado',
    text: 'WhatsApp, chamada de vídeo, chat e suporte técnico. Você fala com gente.',
  },
  {
    Icon: Gift,
    title: 'Programa de indicação',
    text: 'Descontos progressivos, cashback contábil e parcerias com o comércio local.',
  },
];

export function PortalBand() {
  return (
    <section className="section band" id="diferenciais">
      <div className="wrap">
        <div className="portal">
          <div>
            <h2>O portal funciona até onde o sinal não chega</h2>
            <p className="lead">
              Fotografe a nota no balcão, no depósito ou na estrada. O portal guarda no aparelho e envia
              sozinho quando a conexão volta.
            </p>
            <ul className="points">
              {portalPoints.map(({ Icon, title, text }) => (
                <li key={title}>
                  <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                  <div>
                    <strong>{title}</strong>
                    <span>{text}</span>
                  </div>
                </li>
              ))}
            </ul>
          </div>
          <PhonePicture />
        </div>
        <div className="three">
          {moreDifferentials.map(({ Icon, title, text }) => (
            <div key={title}>
              <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
        <div className="actions">
          <a className="button solid large" href={paths.contact}>
            Quero conhecer o portal
          </a>
        </div>
      </div>
    </section>
  );
}
