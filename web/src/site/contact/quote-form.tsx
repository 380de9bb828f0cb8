import { firm } from '#config/firm.ts';
import { paths } from '#config/paths.ts';
import { KEEPS_PRESS } from '#site/behaviour/early-press.ts';
import { messages, whatsappLink } from '#site/content/contact-links.ts';
import { offeredServices } from '#site/content/services.ts';
import { WhatsAppIcon } from '#site/drawings/whatsapp-icon.tsx';
import { InstallGuidance } from './install-guidance.tsx';
import { QuoteField } from './quote-field.tsx';

/** A number with its area code, however it is written; no number in the world has more than fifteen digits (E.164). */
const PHONE = String.raw`(\D*\d){10,15}\D*`;
/** The browser's own rule takes an address without a dot. */
const EMAIL = String.raw`\S+@\S+\.\S+`;

/**
 * Sent by `behaviour/quote-form.ts` and, once it is wanted, by the island. Without scripts nothing is sent: the
 * method `dialog` keeps what was typed out of the address.
 */
export function QuoteForm() {
  return (
    <form className="card quote-form" data-quote-form={firm.whatsapp.digits} method="dialog" noValidate>
      <h2>Peça o seu orçamento</h2>
      <noscript>
        <p className="quote-plain">
          Sem JavaScript este formulário não funciona.{' '}
          <a href={whatsappLink(messages.quote)}>Peça o orçamento pelo WhatsApp</a>
        </p>
      </noscript>
      <p className="muted">
        Os campos com <span className="required">*</span> são necessários. O envio abre o WhatsApp com a
        mensagem pronta.
      </p>
      <QuoteField
        name="nome"
        label="Nome completo"
        autoComplete="name"
        help="Nome e sobrenome"
        problem="Escreva o seu nome."
      />
      <div className="pair">
        <QuoteField
          name="email"
          label="E-mail"
          type="email"
          autoComplete="email"
          pattern={EMAIL}
          help="Exemplo: nome@empresa.com.br"
          problem="Escreva o e-mail completo."
        />
        <QuoteField
          name="telefone"
          label="Telefone"
          type="tel"
          autoComplete="tel"
          pattern={PHONE}
          help="Com DDD"
          problem="Escreva o telefone com DDD."
        />
      </div>
      <div className="pair">
        <QuoteField name="empresa" label="Empresa" autoComplete="organization" />
        <p className="field">
          <label htmlFor="servico">Serviço</label>
          <select id="servico" name="servico">
            <option value="">Escolha um serviço</option>
            {offeredServices.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
            <option value="outros">Outros</option>
          </select>
        </p>
      </div>
      <p className="field">
        <label htmlFor="mensagem">Mensagem</label>
        <textarea id="mensagem" name="mensagem" rows={4} maxLength={1000} />
      </p>
      <p className="quote-purpose">
        Usamos estes dados só para responder ao seu pedido. Eles seguem pelo WhatsApp e não ficam gravados
        neste site. <a href={paths.privacy}>Política de Privacidade</a>
      </p>
      <button type="submit" {...KEEPS_PRESS} className="button solid large">
        <WhatsAppIcon />
        Solicitar orçamento
      </button>
      <p className="toast" role="status" />
      <InstallGuidance />
    </form>
  );
}
