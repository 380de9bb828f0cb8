import { paths } from '#config/paths.ts';

/** Where the link of a sign-up's e-mail leads; lies in the page as a template until `behaviour/confirmation-link.ts` shows it. */
export function Confirmation() {
  return (
    <template data-confirmation>
      <dialog className="confirmation" aria-labelledby="confirmacao">
        <div aria-live="polite">
          <h2 id="confirmacao" />
          <p className="muted" />
        </div>
        <form method="dialog" className="actions">
          <button type="button" className="button outline" data-confirm-again hidden>
            Tentar de novo
          </button>
          <a className="button solid" href={paths.auth}>
            Entrar
          </a>
          <button className="button ghost">Continuar no site</button>
        </form>
      </dialog>
    </template>
  );
}
