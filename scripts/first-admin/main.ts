import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { appointFirstAdmin } from './appoint-first-admin.ts';

/**
 * node scripts/first-admin.mjs --project P --tenant aurora --firm "Aurora Contabilidade" --domain portal.example.com
 *   --email dona@example.com
 *
 * Needs the application default credentials of an owner of the project. The person has signed up before.
 */
const { values } = parseArgs({
  options: {
    project: { type: 'string' },
    tenant: { type: 'string' },
    firm: { type: 'string' },
    domain: { type: 'string' },
    email: { type: 'string' },
  },
});
const { project, tenant, firm, domain, email } = values;

if (!project || !tenant || !firm || !domain || !email) {
  console.error('Needed: --project --tenant --firm --domain --email');
  process.exit(1);
}

const app = initializeApp({ projectId: project });
const outcome = await appointFirstAdmin(
  { auth: getAuth(app), db: getFirestore(app) },
  { tenant, firm, domain, email },
);
if (outcome.ok) console.log(`${email} is now administrator of ${firm}.`);
else console.error(outcome.why);
process.exitCode = outcome.ok ? 0 : 1;
