import { type Confirmation, confirmAddress } from './confirm-address.ts';

type State = Confirmation | 'asking';

const TEXTS: Record<State, { title: string; text: string }> = {
  asking: { title: 'Confirmando seu e-mail…', text: 'Só um instante.' },
  confirmed: {
    title: 'E-mail confirmado!',
    text: 'Se a conta já foi aprovada, é só entrar. Se ainda não, avisamos por e-mail quando um administrador aprovar.',
  },
  used: {
    title: 'Este link já foi usado',
    text: 'Se foi você, está tudo certo: é só entrar. Se o e-mail ainda precisar de confirmação, peça outro link depois de entrar.',
  },
  expired: {
    title: 'Este link passou da validade',
    text: 'Entre na sua conta e peça outro: ele chega em instantes.',
  },
  offline: {
    title: 'Sem conexão com a internet',
    text: 'O link continua valendo. Tente de novo quando a conexão voltar.',
  },
  failed: {
    title: 'Não deu para confirmar o e-mail',
    text: 'Tente de novo em alguns instantes, ou entre na sua conta e peça outro link.',
  },
};

/** After these the same link may still work. */
const isWorthTrying = (state: State) => state === 'offline' || state === 'failed';

/**
 * Confirms an address over the home page, where the e-mail's link leads, and shows the way on. Nothing of the page
 * moves; who closes the box is on the site.
 */
export async function followConfirmation(
  root: ParentNode,
  code: string,
  confirm: (code: string) => Promise<Confirmation> = confirmAddress,
): Promise<void> {
  const template = root.querySelector<HTMLTemplateElement>('template[data-confirmation]');
  if (template === null) return;
  template.before(template.content.cloneNode(true));
  const box = root.querySelector<HTMLDialogElement>('dialog.confirmation');
  const [title, text] = [box?.querySelector('h2'), box?.querySelector('p')];
  const again = box?.querySelector<HTMLButtonElement>('[data-confirm-again]');
  if (box == null || title == null || text == null || again == null) return;

  const show = (state: State) => {
    title.textContent = TEXTS[state].title;
    text.textContent = TEXTS[state].text;
    box.setAttribute('aria-busy', String(state === 'asking'));
    again.hidden = !isWorthTrying(state);
  };
  const ask = async () => {
    show('asking');
    const end = await confirm(code);
    show(end);
    // A used code in the address would only fail at the next reload.
    if (!isWorthTrying(end)) history.replaceState(history.state, '', location.pathname);
  };
  again.addEventListener('click', () => void ask());
  box.showModal();
  await ask();
}
