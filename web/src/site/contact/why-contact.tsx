import { Check, Phone } from 'lucide-react';
import { firm } from '#config/firm.ts';
import { messages, phoneLink, whatsappLink } from '#site/content/contact-links.ts';
import { WhatsAppIcon } from '#site/drawings/whatsapp-icon.tsx';

const reasons = [
  `Resposta em ${firm.promises.answer}`,
  'Consultoria inicial gratuita',
  'Proposta por escrito, sem letra miúda',
  'Atendimento por gente, do começo ao fim',
  'Portal exclusivo que funciona sem internet',
];

export function WhyContact() {
  return (
    <aside className="why" aria-labelledby="por-que">
      <h2 id="por-que">Por que falar com a gente</h2>
      <ul className="ticks">
        {reasons.map((reason) => (
          <li key={reason}>
            <Check size={18} strokeWidth={1.75} aria-hidden="true" />
            {reason}
          </li>
        ))}
      </ul>
      <div className="actions">
        <a
          className="button outline large"
          href={whatsappLink(messages.greeting)}
          target="_blank"
          rel="noopener"
        >
          <WhatsAppIcon />
          Chamar no WhatsApp
        </a>
        <a className="button outline large" href={phoneLink}>
          <Phone size={20} strokeWidth={1.75} aria-hidden="true" />
          Ligar: {firm.phone.shown}
        </a>
      </div>
    </aside>
  );
}
