import { runCommand } from '#scripts/process/command.mjs';

// npm run mail:preview
await runCommand(async () => (await import('#scripts/mail/preview-mails.mjs')).previewMails);
