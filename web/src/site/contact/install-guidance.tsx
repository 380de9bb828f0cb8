import type { ReactNode } from 'react';

const TITLE = 'Deixe o portal na tela de início';

/**
 * Lies in the page as templates, which cost no script, until `behaviour/install-offer.ts` shows the one that fits
 * the device.
 */
export function InstallGuidance() {
  return (
    <>
      <template data-install="prompt">
        <section className="install" aria-label={TITLE}>
          <h3>{TITLE}</h3>
          <p className="muted">Ele abre como um aplicativo, também sem internet.</p>
          <div className="actions">
            <button type="button" className="button outline" data-install-now>
              Instalar
            </button>
            <Dismiss />
          </div>
        </section>
      </template>
      <template data-install="steps">
        <section className="install" aria-label={TITLE}>
          <h3>{TITLE}</h3>
          <p className="muted">
            Ele abre como um aplicativo, também sem internet. No iPhone são três toques:
          </p>
          <ol className="install-steps">
            <Step text="1. Toque em Compartilhar.">
              <path d="M0 62h160" opacity=".3" />
              <path d="M72 76h-6v16h28V76h-6M80 86V68m-6 6 6-6 6 6" />
            </Step>
            <Step text="2. Escolha Adicionar à Tela de Início.">
              <rect x="24" y="34" width="112" height="32" rx="8" />
              <path d="M34 50h60" opacity=".3" />
              <path d="M112 42h16v16h-16zM120 46v8m-4-4h8" />
            </Step>
            <Step text="3. Toque em Adicionar.">
              <rect x="24" y="24" width="112" height="60" rx="8" />
              <path d="M24 44h112M34 34h24M66 62h58" opacity=".3" />
              <rect x="94" y="29" width="34" height="10" rx="5" fill="currentColor" />
              <rect x="36" y="54" width="18" height="18" rx="4" fill="currentColor" />
            </Step>
          </ol>
          <div className="actions">
            <Dismiss />
          </div>
        </section>
      </template>
    </>
  );
}

function Dismiss() {
  return (
    <button type="button" className="button ghost" data-install-dismiss>
      Agora não
    </button>
  );
}

function Step({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <li>
      <svg viewBox="0 0 160 108" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
        {children}
      </svg>
      {text}
    </li>
  );
}
