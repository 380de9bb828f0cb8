import { aFewAtOnce } from '../backup/a-few-at-once.mjs';
import { rowsOfBackup } from '../backup/read-lines.mjs';
import { ApiFailure } from '../deploy/google-apis.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';
import { NOT_AS_ASKED } from './database.mjs';

const ACCOUNTS = /^app_users\/([^/]+)(\/.+)?$/;
const LOOKED_UP_AT_ONCE = 100;
/** As an e-mail in the queue has it (`functions/src/mail/queue-mail.ts`); the link in it is made when it is sent. */
const USEFUL_FOR_MS = 3 * 24 * 60 * 60 * 1000;
const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Into a project that has no account of the firm: the backup's, kept out until the firm opens, without passwords and second
 * factors, which no backup holds. Blocked ones cannot sign in, erased ones do not come back; who may come in is sent the
 * e-mail for a new password. What is there already stays as it is. Answers `{made, told}`.
 */
export async function putBackAccounts({ apis, accounts, database, folder, manifest, erased, epoch, say }) {
  const rows = [];
  for await (const row of rowsOfBackup(folder, manifest)) if (ACCOUNTS.test(row.path)) rows.push(row);
  const people = rows
    .filter(({ path }) => ACCOUNTS.exec(path)[2] === undefined)
    .map(({ path, fields }) => personOf(ACCOUNTS.exec(path)[1], path, fields, erased));
  const present = new Map(people.filter(({ isErased }) => !isErased).map((person) => [person.uid, person]));

  // Before their rows: an account without an Auth user would be closed by a schedule.
  await aFewAtOnce(present, async ([, person]) => {
    if (!(await makeAuthUser(apis, accounts, person)))
      say(`${person.uid}: another Auth user has its address`);
  });
  const closed_at = { timestampValue: epoch.at };
  const devices = rows.filter(
    ({ path }) => ACCOUNTS.exec(path)[2] !== undefined && present.has(ACCOUNTS.exec(path)[1]),
  );
  await create(database, [
    ...people.map(({ path, fields }) => ({ path, fields: { ...fields, closed_at } })),
    ...devices,
  ]);
  const waiting = [...present.values()].filter(({ isActive }) => isActive);
  const lacking = await withoutPassword(apis, accounts, waiting);
  await create(
    database,
    lacking.map((person) => mailTo(person, manifest.tenant, epoch.id)),
  );
  return { made: people.length, told: lacking.length };
}

function personOf(uid, path, fields, erased) {
  const isErased = erased.has(uid) || fields.erased_at !== undefined;
  const now = erased.has(uid) ? erased.accountOf(uid, fields) : fields;
  const isBlocked = 'timestampValue' in (now.blocked_at ?? {});
  return {
    uid,
    path,
    // Its second factor was the lost Auth user's.
    fields: { ...now, has_factor: { booleanValue: false } },
    email: now.email.stringValue,
    isVerified: now.email_verified?.booleanValue === true,
    isActive: now.is_active?.booleanValue === true,
    isBlocked,
    isErased,
  };
}

/** False where somebody else has the address. */
async function makeAuthUser(apis, accounts, { uid, email, isVerified, isBlocked }) {
  try {
    await apis.post('identitytoolkit', accounts, {
      localId: uid,
      email,
      emailVerified: isVerified,
      disabled: isBlocked,
    });
    return true;
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (failure.message.includes('DUPLICATE_LOCAL_ID')) return true;
    if (failure.message.includes('EMAIL_EXISTS')) return false;
    throw failure;
  }
}

/** Those whose Auth user is there and has no way to sign in yet. */
async function withoutPassword(apis, accounts, people) {
  const lacking = [];
  for (let from = 0; from < people.length; from += LOOKED_UP_AT_ONCE) {
    const some = people.slice(from, from + LOOKED_UP_AT_ONCE);
    const { users = [] } = await apis.post('identitytoolkit', `${accounts}:lookup`, {
      localId: some.map(({ uid }) => uid),
    });
    const standing = new Map(users.map((user) => [user.localId, user]));
    lacking.push(...some.filter(({ uid }) => standing.has(uid) && !standing.get(uid).passwordHash));
  }
  return lacking;
}

function mailTo({ uid, email }, tenant, epochId) {
  const now = Date.now();
  const fields = {
    kind: { stringValue: 'password_reset' },
    tenant_id: { stringValue: tenant },
    user_id: { stringValue: uid },
    to: { stringValue: email },
    name: { nullValue: null },
    origin: { nullValue: null },
    state: { stringValue: 'queued' },
    lease_until: { integerValue: '0' },
    send_before: { integerValue: String(now + USEFUL_FOR_MS) },
    queued_at: { timestampValue: new Date(now).toISOString() },
    expires_at: { timestampValue: new Date(now + KEPT_FOR_MS).toISOString() },
  };
  return { path: `mail/restored_${epochId}_${uid}`, fields };
}

async function create(database, rows) {
  const failed = await database.writeEach(
    rows.map(({ path, fields }) => database.put(path, fields, { exists: false })),
  );
  const wrong = failed.find(({ code }) => !NOT_AS_ASKED.includes(code));
  if (wrong !== undefined)
    throw new PlainFailure(`${wrong.write.update.name.split('/documents/')[1]}: ${wrong.message}`);
}
