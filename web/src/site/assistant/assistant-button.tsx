import { MessageCircleQuestionMark } from 'lucide-react';
import { paths } from '#config/paths.ts';
import { messages, phoneLink, whatsappLink } from '#site/content/contact-links.ts';

const WAITING_ID = 'assistente-espera';

/**
 * The static part of the assistant. The button opens the little box by itself, without any script, so that a
 * click is answered before the code has loaded, and where it never will.
 */
export function AssistantButton() {
  return (
    <aside className="assistant" aria-label="Assistente" data-assistant>
      <div data-assistant-place />
      <div id={WAITING_ID} className="assistant-waiting" popover="auto">
        <p role="status">Fale com a nossa equipe:</p>
        <a href={whatsappLink(messages.greeting)} target="_blank" rel="noopener">
          WhatsApp
        </a>
        <a href={phoneLink}>Ligar</a>
        <a href={paths.contact}>Contato</a>
      </div>
      <button
        type="button"
        className="assistant-button"
        aria-label="Assistente virtual"
        aria-haspopup="dialog"
        popoverTarget={WAITING_ID}
      >
        <MessageCircleQuestionMark size={24} strokeWidth={1.75} aria-hidden="true" />
        <span>Assistente</span>
      </button>
    </aside>
  );
}
