import { paths } from '#config/paths.ts';
import { watchAssistant } from './behaviour/assistant-button.ts';
import { loadFonts } from './behaviour/brand-fonts.ts';
import { repeatEarlyPress } from './behaviour/early-press.ts';
import { confirmationCode } from './behaviour/confirmation-code.ts';
import { firstPaint } from './behaviour/first-paint.ts';
import { importAgain } from '#ui/lazy/import-again.ts';
import { keptInstallPrompt } from './behaviour/install-prompt.ts';
import { watchMenu } from './behaviour/mobile-menu.ts';
import { logMissingPath } from './behaviour/missing-path.ts';
import { aimPortalButton } from './behaviour/portal-button.ts';
import { preselectService } from './behaviour/preselect-service.ts';
import { watchQuoteForm } from './behaviour/quote-form.ts';
import { whenIdle } from './behaviour/when-idle.ts';
import { whenWanted } from './behaviour/when-wanted.ts';

// All that is alive on a public page. No React, no Firebase, no database before a person touches something.
watchMenu(document);
aimPortalButton(document, () => localStorage);
watchAssistant(
  document,
  importAgain(() => import('./assistant/assistant-island.tsx')),
);

const code = confirmationCode(location.search);
if (code !== null)
  void import('./behaviour/follow-confirmation.ts').then(
    ({ followConfirmation }) => followConfirmation(document, code),
    // The app follows the same link.
    () => location.replace(paths.auth + location.search),
  );

const quoteForm = watchQuoteForm(
  document,
  (url) => window.open(url, '_blank', 'noopener'),
  () =>
    void import('./behaviour/install-offer.ts').then(
      ({ offerInstall }) => offerInstall(document, keptInstallPrompt()),
      withoutIt,
    ),
);
if (quoteForm !== null) {
  preselectService(quoteForm.form, location.search);
  whenWanted(
    quoteForm.form,
    () => void import('./contact/quote-island.tsx').then(({ takeOver }) => takeOver(quoteForm), withoutIt),
  );
}

repeatEarlyPress();
logMissingPath(document, location);
void firstPaint()
  .then(() => loadFonts(document, () => localStorage))
  .catch(withoutIt);
whenIdle(async () => (await import('#pwa/register-worker.ts')).registerWorker());

/** No connection, or a file of a version that is gone: the page works on as it is. */
function withoutIt(): void {}
