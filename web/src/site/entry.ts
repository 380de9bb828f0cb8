import { watchMenu } from './behaviour/mobile-menu.ts';
import { logMissingPath } from './behaviour/missing-path.ts';
import { aimPortalButton } from './behaviour/portal-button.ts';
import { watchQuoteForm } from './behaviour/quote-form.ts';
import { whenIdle } from './behaviour/when-idle.ts';

// All that is alive on a public page. No React, no Firebase, no database.
watchMenu(document);
aimPortalButton(document, () => localStorage);
watchQuoteForm(document, (url) => window.open(url, '_blank', 'noopener'));
logMissingPath(document, location);
whenIdle(async () => (await import('#pwa/register-worker.ts')).registerWorker());
