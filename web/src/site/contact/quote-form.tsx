import { firm } from '#config/firm.ts';
import { offeredServices } from '../content/services.ts';
import { WhatsAppIcon } from '../drawings/whatsapp-icon.tsx';

/** Sent by `behaviour/quote-form.ts`, which writes the message and opens the messenger. */
export function QuoteForm() {
  return (
    <form className="card quote-form" data-quote-form={firm.whatsapp.digits} noValidate>
      <h2>Peça o seu orçamento</h2>
      <p className="muted">
        Os campos com <span className="required">*</span> são necessários. O envio abre o WhatsApp com a
        mensagem pronta.
      </p>
      <Text name="nome" label="Nome completo" autoComplete="name" isRequired error="Escreva o seu nome." />
      <div className="pair">
        <Text
          name="telefone"
          label="Telefone"
          type="tel"
          autoComplete="tel"
          isRequired
          error="Escreva o telefone com DDD."
        />
        <Text
          name="email"
          label="E-mail"
          type="email"
          autoComplete="email"
          isRequired
          error="Escreva o e-mail completo, como nome@empresa.com.br."
        />
      </div>
      <div className="pair">
        <Text name="empresa" label="Empresa" autoComplete="organization" />
        <p className="field">
          <label htmlFor="servico">Serviço</label>
          <select id="servico" name="servico" defaultValue="">
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
        <textarea id="mensagem" name="mensagem" rows={4} />
      </p>
      <button type="submit" className="button solid large">
        <WhatsAppIcon />
        Solicitar orçamento
      </button>
      <p className="notice" role="status" />
    </form>
  );
}

interface TextProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'tel' | 'email';
  readonly autoComplete: string;
  readonly isRequired?: boolean;
  readonly error?: string;
}

function Text({ name, label, type = 'text', autoComplete, isRequired = false, error }: TextProps) {
  return (
    <p className="field">
      <label htmlFor={name}>
        {label}
        {isRequired && (
          <span className="required" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      <input
        {...{ name, type, autoComplete }}
        id={name}
        required={isRequired}
        aria-describedby={error === undefined ? undefined : `${name}-erro`}
      />
      {error !== undefined && <span className="field-error" id={`${name}-erro`} data-text={error} hidden />}
    </p>
  );
}
