import { firm } from '#config/firm.ts';
import { messages, whatsappLink } from '#site/content/contact-links.ts';
import { WhatsAppIcon } from '#site/drawings/whatsapp-icon.tsx';

export function Closing() {
  return (
    <section className="section last">
      <div className="wrap closing">
        <div>
          <h2>Conte o que está tirando o seu sono</h2>
          <p className="lead">Respondemos em {firm.promises.answer}. A primeira conversa é gratuita.</p>
        </div>
        <div className="actions">
          <a
            className="button solid large"
            href={whatsappLink(messages.quote)}
            target="_blank"
            rel="noopener"
          >
            <WhatsAppIcon />
            Pedir orçamento
          </a>
        </div>
      </div>
    </section>
  );
}
