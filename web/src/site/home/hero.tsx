import { Check, CircleCheck, Phone } from 'lucide-react';
import { firm } from '#config/firm.ts';
import { messages, phoneLink, whatsappLink } from '#site/content/contact-links.ts';
import { Mural } from '#site/drawings/mural.tsx';
import { WhatsAppIcon } from '#site/drawings/whatsapp-icon.tsx';

const benefits = [
  'Atendimento consultivo e personalizado',
  'Portal exclusivo do cliente',
  'Certificado digital incluído',
];

export function Hero() {
  return (
    <section className="hero">
      <div className="wrap">
        <div className="hero-text">
          <h1>Foco em resultados e compromisso com o seu sucesso</h1>
          <p className="lead">
            Cuidamos das contas da sua empresa para que cada dia do mês termine em dia. Você manda os
            documentos pelo celular, até sem internet, e nós fazemos o resto.
          </p>
          <div className="actions">
            <a
              className="button solid large"
              href={whatsappLink(messages.consultation)}
              target="_blank"
              rel="noopener"
            >
              <WhatsAppIcon />
              Consultoria gratuita
            </a>
            <a className="button outline large" href={phoneLink}>
              <Phone size={20} strokeWidth={1.75} aria-hidden="true" />
              {firm.phone.shown}
            </a>
          </div>
          <ul className="ticks">
            {benefits.map((benefit) => (
              <li key={benefit}>
                <Check size={18} strokeWidth={1.75} aria-hidden="true" />
                {benefit}
              </li>
            ))}
          </ul>
        </div>
        <div className="hero-art" aria-hidden="true">
          <Mural className="hero-mural" isMonth />
          <div className="chip">
            <strong>DAS, Simples Nacional</strong>
            <span>Vencimento: 23 de novembro de 2026</span>
            <span className="pill">
              <CircleCheck size={15} strokeWidth={2.1} />
              Concluída
            </span>
          </div>
        </div>
      </div>
    </section>
  );
}
