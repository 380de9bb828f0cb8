import { type EntityName, toInstant } from '@portal/domain';
import type { StoredRow } from '#data/local/stored-row.ts';
import type { RangeSum } from '#sync/ports.ts';
import { token } from './edits.ts';
import type { Device } from './device.ts';
import { noteHoldings } from '../judge/judge-holdings.ts';
import { VERSION_OF } from './entry-shapes.ts';
import type { SeededRandom } from './seeded-random.ts';
import { closeHere, signOut } from './close-accounts.ts';
import { COMPANIES, obligation, type World } from './world.ts';

// What happens to people, to their accounts and to the server.

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** An administrator: moves, promotes, blocks. */
export function changeRights(world: World, uid: string, random: SeededRandom): void {
  const user = world.server.user(uid);
  if (user === null) return;
  if (random.chance(0.15)) {
    return world.server.setUser({ ...user, is_active: false, blocked_at: world.now });
  }
  if (random.chance(0.05)) return world.server.removeUser(uid);
  const role = random.pick(['accountant', 'supervisor', 'client', 'client'] as const) ?? 'client';
  const client_ids = role === 'client' ? COMPANIES.filter(() => random.chance(0.5)) : [];
  world.server.setUser({ ...user, role, client_ids: [...client_ids], client_id: client_ids[0] ?? null });
}

/** A client is handed over, or somebody chooses on a device what it mirrors. */
export function changePortfolio(world: World, device: Device, random: SeededRandom): void {
  const client_id = random.pick(COMPANIES) ?? 'c1';
  if (random.chance(0.7)) {
    const assigned_to = random.pick(['rui', 'rui', 'eva', null]) ?? null;
    return world.writeAsFunction('thread_staff', client_id, { client_id, assigned_to });
  }
  const guests = random.chance(0.5) ? { [client_id]: device.clock.now() } : {};
  device.choosePortfolio({ is_on: random.chance(0.8), is_whole: random.chance(0.2), guests });
}

/** Many rows with one stamp, at once. */
export function importRows(world: World, random: SeededRandom): void {
  const count = 3 + random.below(15);
  for (let i = 0; i < count; i += 1) {
    const company = random.pick(COMPANIES) ?? 'c1';
    world.writeAsFunction('obligations', `i${token(random)}`, obligation(company, token(random)));
  }
}

/** Every way in which an account may leave a device, or somebody may try to make it. */
export async function leave(world: World, device: Device, random: SeededRandom): Promise<void> {
  const { server } = world;
  const user = server.user(device.uid);
  const tab = random.pick(device.tabs);
  if (tab === undefined || user === null || device.account === null) return;
  const how = random.pick(['out', 'out', 'other', 'block', 'hide', 'disable', 'move'] as const);
  switch (how) {
    case undefined:
    case 'out':
      // Not waited for: people go on in other tabs.
      return void signOut(device, tab).catch((error: unknown) => device.errors.push(error));
    case 'other':
      return void closeHere(device, tab, { reason: 'other_person' }).catch((error: unknown) =>
        device.errors.push(error),
      );
    case 'block':
      server.setUser({ ...user, is_active: false, blocked_at: world.now });
      if (random.chance(0.5))
        world.time.after(random.next() * 5_000, () => server.setDisabled(user.auth_uid, true));
      return;
    case 'hide':
      return hide(world, device.uid, random);
    case 'disable':
      server.setDisabled(user.auth_uid, true);
      if (random.chance(0.5)) server.removeUser(user.auth_uid);
      return;
    case 'move':
      return server.setUser({ ...user, tenant_id: 'other' });
  }
}

/** The own row is missing, or waits to be approved again, while the sign-in still works. */
function hide(world: World, uid: string, random: SeededRandom): void {
  const { server } = world;
  const user = server.user(uid);
  if (user === null) return;
  if (random.chance(0.5)) server.removeUser(uid);
  else server.setUser({ ...user, is_active: false, approved_at: null, role: null });
  if (random.chance(0.7)) world.time.after(random.between(5_000, 4 * MINUTE_MS), () => server.setUser(user));
}

/** Somebody writes in the console, past the protocol; most of the time somebody else repairs it. */
export function writeByHand(world: World, random: SeededRandom): void {
  const id = `h${token(random)}`;
  const client_id = random.pick(COMPANIES) ?? 'c1';
  const updated_at = world.server.stamp(world.time.now);
  const rev = random.below(4);
  const row = { id, client_id, updated_at, rev, is_counted: rev > 0 && random.chance(0.5) };
  world.server.writeByHand({ ...row, entity: 'obligations' });
  if (random.chance(0.4)) return;
  world.time.after(random.between(1_000, 5 * MINUTE_MS), () => {
    world.server.dropHandWritten(`obligations/${id}`);
    world.writeAsFunction('obligations', id, obligation(client_id, token(random)));
  });
}

/** The server goes back to less than it had of a document: to an older revision, or to nothing. */
export function loseAtServer(world: World, random: SeededRandom): void {
  const { server } = world;
  const written = [...server.rows].filter(([, { value }]) => !COMPANIES.some((id) => id === value.id));
  const [key, version] = random.pick(written) ?? [];
  if (key === undefined || version === undefined) return;
  const entity = key.split('/')[0] as EntityName; // how the keys are made
  const { id: doc_id, rev } = version.value;
  const kept = rev === 1 || random.chance(0.4) ? null : 1 + random.below(rev - 1);
  const left = kept === null ? null : (server.versionOf(entity, doc_id, kept) ?? null);
  const [before, after] = [weight(version.value), weight(left)];
  if (!world.losses.add({ count: before.count - after.count, rev_sum: before.rev_sum - after.rev_sum }))
    return;
  for (const { write } of server.lose(entity, doc_id, kept)) world.ledger.loseAtServer(write);
}

/** The firm is put back from a backup of some minutes ago; for a while it is closed. Accounts and files stay. */
export async function restoreServer(world: World, random: SeededRandom): Promise<void> {
  const { server, time } = world;
  if (server.epoch?.state === 'restoring') return;
  const [at, back] = [time.now, random.between(30_000, 8 * MINUTE_MS)];
  const restored_to = toInstant(new Date(Math.max(at - back, world.began)));
  for (const device of world.devices) await device.look();
  const id = `epoch${token(random)}`;
  const gone = server.beginRestore({ id, restored_to, at: toInstant(new Date(at)) });
  for (const { write } of gone) world.ledger.loseAtServer(write);
  noteHoldings(world, gone);
  time.after(random.between(2 * MINUTE_MS, 5 * MINUTE_MS), () => server.endRestore());
}

/** What the audit's arithmetic sees of a row. */
const weight = (row: StoredRow | null): RangeSum =>
  row?.deleted_at === null ? { count: 1, rev_sum: row.rev } : { count: 0, rev_sum: 0 };

/** A new version is served, sometimes demanded of everybody, and a person accepts it in a new tab. */
export function updateApp(world: World, device: Device, random: SeededRandom): void {
  const { server } = world;
  if (server.servedVersion !== VERSION_OF.next)
    server.publish(VERSION_OF.next, random.chance(0.5) ? VERSION_OF.next : null);
  const old = device.tabs.filter(({ release }) => release === 'today');
  device.release = 'next';
  device.openTab();
  for (const tab of old) {
    // Most hear of it at once; one that is frozen goes on later, and hears of it then.
    if (random.chance(0.7)) device.closeTab(tab);
    else world.time.after(random.between(1_000, 3 * MINUTE_MS), () => device.replaceTab(tab));
  }
}

/** Nobody opens the app for weeks, while functions go on; then the devices come back, one after the other. */
export function stayAway(world: World, random: SeededRandom): void {
  const lasts = world.options.away_ms;
  for (const device of world.devices) {
    device.wake();
    device.crash();
    world.time.after(lasts + random.next() * 10 * MINUTE_MS, () => device.isRunning || device.openTab());
  }
  for (let day = 1; day <= lasts / DAY_MS; day += 1)
    world.time.after(day * DAY_MS, () => world.server.eraseTombstones(world.time.now));
  for (let i = 0; i < 10 + random.below(30); i += 1)
    world.time.after(random.next() * lasts, () => actMeanwhile(world, random));
}

function actMeanwhile(world: World, random: SeededRandom): void {
  const existing = [...world.server.rows.keys()].filter((key) => /^(notes|obligations)\//.test(key));
  const [entity, id] = (random.pick(existing) ?? '').split('/');
  const company = random.pick(COMPANIES) ?? 'c1';
  const die = random.next();
  if (die < 0.3 || id === undefined)
    return world.writeAsFunction('obligations', `w${token(random)}`, obligation(company, token(random)));
  if (die < 0.45) {
    const note = { title: token(random), content: token(random), category: null, client_id: company };
    return world.writeAsFunction('notes', `w${token(random)}`, note);
  }
  if (die < 0.75) return world.removeAsFunction(entity === 'notes' ? 'notes' : 'obligations', id);
  const row = world.server.rows.get(`${String(entity)}/${id}`)?.value;
  if (row?.deleted_at !== null) return;
  world.writeAsFunction(
    entity === 'notes' ? 'notes' : 'obligations',
    id,
    entity === 'notes' ? { content: token(random) } : { description: token(random) },
  );
}
