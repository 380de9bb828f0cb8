import { join } from 'node:path';
import { FIRST_SCREEN, PANEL, SIGNED_IN, START } from './preload-first-screen.ts';
import { filesThatReach } from './files-that-reach.ts';

/**
 * What many screens share comes as a few files. Left alone it comes as a hundred of a kilobyte, one per icon and
 * component, and a slow connection, or the worker offline, pays for each request. `root` is the checkout, with a
 * slash at its end.
 *
 * The key is a folder, or what a file imports, never a file's own name: moving a file within its room changes
 * nothing. No chunk may need one that needs it in turn (`no-chunk-cycles.ts`): so what each holds is closed, or
 * leans on those above it alone.
 */
export function sharedChunks(root: string) {
  const ui = `${root}web/src/ui/`;
  const domain = `${root}domain/`;
  // The preview is heavy, and loaded when a file is opened.
  const isPreview = (path: string) => path.startsWith(`${ui}file-preview/`);
  const inUi = (form: RegExp) => filesThatReach(ui, form).filter((path) => !isPreview(path));
  const layered = inUi(/\b(?:Dialog|Menu|Portal)\b[^;]*from '@chakra-ui\/react'/);
  const listing = inUi(/from '@tanstack\//).filter((path) => !layered.includes(path));
  const sync = pattern(['p-limit', 'yocto-queue'], [`${root}web/src/sync/`]);
  const connected = filesThatReach(`${root}web/src/sync/`, /from '(?:#firebase|firebase)\//);
  const validating = filesThatReach(domain, /from 'zod'/);

  const layers = pattern(['@ark-ui', '@zag-js', '@floating-ui', CHAKRA_LAYERS], layered);
  const lists = pattern(['@tanstack'], listing);
  const recorded = pattern([], [`${root}web/src/(?:features|records)/`]);
  const drawing = pattern(
    ['lucide-react', '@chakra-ui', '@emotion', '@pandacss', 'stylis'],
    [`${ui}(?!file-preview/|lazy/import-again)`, `${root}web/src/config/log`],
  );
  const isNeededFirst = reachedFrom(root, [START, ...FIRST_SCREEN]);
  const isStarted = reachedFrom(root, [START]);
  const isOfSignedIn = reachedFrom(root, SIGNED_IN);
  const isRead = reachedFrom(root, [FIRST_READS]);
  const isToSignIn = reachedFrom(root, [SIGN_IN]);
  const isOfPanel = reachedFrom(root, PANEL);
  const isOfProofs = reachedFrom(root, [PROOFS]);
  const isOfEngine = reachedFrom(root, [ENGINE]);
  const isOfAccounts = reachedFrom(root, [ACCOUNTS]);
  const isOfAuth = reachedFrom(root, [AUTH]);
  const isOfOwnRow = reachedFrom(root, [OWN_ROW]);
  /** What the first screen needs of a kind in one file, what the panel's needs more in a second, the rest in a third. */
  const split = (name: string) => (id: string, modules: Modules) =>
    isNeededFirst(id, modules) ? name : isOfPanel(id, modules) ? `${name}-panel` : `${name}-later`;
  const isAnatomy = (id: string) => ANATOMY.test(id);
  const isLayer = (id: string) => layers.test(id) && !isAnatomy(id);
  const isUi = (id: string) => isAnatomy(id) || (drawing.test(id) && !isLayer(id) && !lists.test(id));
  const schemas = pattern(
    ['zod', 'cpf-cnpj-validator'],
    [
      ...validating,
      // What somebody is told of, asked for and invited to: read with them, and on no first screen.
      `${domain}(?:asks/|invitations/|notices/|sign-in/(?!guessed-passwords)|system/|whatsapp/)`,
    ],
  );
  const rules = pattern(
    [],
    [
      `${domain}(?!asks/|brand/|content/|holidays/|invitations/|law/|months/|notices/|privacy/|sign-in/|slips/|slip-chain/|slip-days/|system/|tax-profile/|whatsapp/)`,
    ],
  );
  return [
    // The islands of the public pages load these and nothing else of the app: each stands alone.
    { name: 'react', test: pattern(['react', 'react-dom', 'scheduler'], []) },
    { name: 'masks', test: pattern(['maska'], [`${root}web/src/config/phone-mask`]) },
    { name: 'firm', test: pattern([], [`${root}web/src/config/firm`]), minShareCount: 2 },
    { name: 'paths', test: pattern([], [`${root}web/src/config/(?:paths|brand)`, `${ui}lazy/import-again`]) },
    { name: 'env', test: pattern([], [`${root}web/src/config/env`]) },
    { name: 'router', test: pattern(['react-router', 'react-router-dom'], []) },
    { name: 'domain', test: (id: string) => rules.test(id) && !schemas.test(id) },
    // What files look like inside, for the person who sends one.
    { name: 'contents', test: pattern([], [`${domain}content/`]) },
    // Calendars show holidays, schemas and months both need what a tax profile says, and no first list needs either.
    { name: 'holidays', test: pattern([], [`${domain}(?:holidays|tax-profile)/`]) },
    // The ids of generated obligations, and of files that are sent: a file of its own, or each would need the other's screen.
    { name: 'hashes', test: pattern(['@noble/hashes'], []) },
    // What is due when, by law, and what a code of payment says: for screens that are open, and no first list.
    { name: 'law', test: pattern([], [`${domain}(?:law|months)/`]) },
    { name: 'slips', test: pattern(['@brazilian-utils'], [`${domain}slip(?:s|-chain|-days)/`]) },
    // What is asked about personal data is on no first screen.
    { name: 'privacy', test: pattern([], [`${domain}privacy/`]) },
    // Forms and writing need them, and no list.
    { name: 'schemas', test: schemas },
    // The local database and what reads and writes it: every screen behind the sign-in.
    {
      name: (id: string, modules: Modules) => {
        const name = split('data')(id, modules);
        // A file of a few hundred bytes, which the form asks whether work was left behind.
        if (name === 'data-later' && isToSignIn(id, modules)) return 'data-sign-in';
        if (name === 'data' || !isOfEngine(id, modules)) return name;
        // A client has no use for what the panel's first screen reads.
        return name === 'data-panel' ? 'data-shared' : 'data-engine';
      },
      test: pattern(['dexie', 'dexie-react-hooks'], [`${root}web/src/data/`]),
    },
    // What the first screen reads, asked before the rest of the app has run.
    { name: (id: string, modules: Modules) => (isRead(id, modules) ? 'first-reads' : null), test: OWN },
    // Who is signed in, and of which firm: a handful of files of a few hundred bytes otherwise.
    {
      name: (id: string, modules: Modules) => (isNeededFirst(id, modules) ? 'session' : null),
      test: pattern([], [`${root}web/src/session/`]),
    },
    // What the first screen shows and says of records, in its lists: a dozen files of a kilobyte otherwise.
    {
      name: (id: string, modules: Modules) => (isNeededFirst(id, modules) ? 'records' : null),
      test: (id: string) => recorded.test(id) || lists.test(id),
    },
    // The frame of everybody who is signed in, with what both frames are made of, and the portal's first screen, without what the
    // form needs of them: each script costs the start a millisecond or two.
    {
      name: (id: string, modules: Modules) => {
        if (!isNeededFirst(id, modules) || isStarted(id, modules) || isToSignIn(id, modules)) return null;
        return isOfSignedIn(id, modules) || isOfPanel(id, modules) ? 'signed-in' : 'portal';
      },
      test: pattern([], [`${root}web/src/app/`]),
    },
    // Who is here, by the server: in a file with each of the two scripts of the SDK that it needs.
    {
      name: (id: string, modules: Modules) => {
        if (isOfAuth(id, modules)) return null;
        if (isOfAccounts(id, modules)) return 'account-service';
        return isOfOwnRow(id, modules) ? 'own-row' : null;
      },
      test: pattern([], [`${root}web/src/firebase/(?:calls|identity|sdk/(?!firebase-))`]),
    },
    { name: 'forms', test: pattern(['react-hook-form', '@hookform'], []), minShareCount: 2 },
    // What is shown above the page: no list waits for it. What one screen alone needs of it comes with that screen.
    {
      name: (id: string, modules: Modules) => (isOfPanel(id, modules) ? 'layers' : 'layers-later'),
      test: isLayer,
      minShareCount: 2,
    },
    {
      name: (id: string, modules: Modules) => (isOfPanel(id, modules) ? 'lists-panel' : 'lists-later'),
      test: lists,
      minShareCount: 2,
    },
    { name: split('ui'), test: isUi },
    { name: 'sync', test: (id: string) => sync.test(id) && !connected.includes(id) },
    // What one dialog alone asks of a library: beside its room, since the room has other ways in.
    { name: 'qr', test: pattern(['uqr'], []) },
    { name: 'zip', test: pattern(['client-zip'], []) },
    {
      name: 'ics',
      test: pattern(['ics', 'nanoid', 'property-expr', 'runes2', 'tiny-case', 'toposort', 'yup'], []),
    },
    // The form of /auth, and nothing that comes after it.
    {
      name: (id: string, modules: Modules) =>
        isToSignIn(id, modules) && !isNeededFirst(id, modules) ? 'sign-in' : null,
      test: pattern([], [`${root}web/src/(?:app|features|records|session)/`]),
    },
    // What is noted of who has just proved to be themselves: a sign-in needs it, and so does a panel that locks.
    {
      name: (id: string, modules: Modules) =>
        isOfProofs(id, modules) && !isNeededFirst(id, modules) && !isToSignIn(id, modules) ? 'proofs' : null,
      test: pattern([], [`${root}web/src/(?:app|session)/`]),
    },
    // What the panel shows first, without what else is in the rooms it comes from.
    {
      name: (id: string, modules: Modules) =>
        isOfPanel(id, modules) && !isNeededFirst(id, modules) && !isToSignIn(id, modules) ? 'panel' : null,
      test: pattern([], [`${root}web/src/(?:app|features|records|session)/`]),
    },
    // A screen comes with the others of its room, and the worker keeps a hundred files instead of two hundred.
    {
      name: (id: string, modules: Modules) => (isNeededFirst(id, modules) ? null : roomOf(id)),
      test: pattern(
        [],
        [`${root}web/src/(?:features|records|session)/`, `${root}web/src/app/(?:gates|idle-lock|leaving)/`],
      ),
    },
  ];
}

const FIRST_READS = '/app/startup/first-reads.ts';
const SIGN_IN = '/app/gates/auth-area.tsx';
const PROOFS = '/app/session/watch-proofs.ts';
const ENGINE = '/app/startup/start-engine.ts';
const ACCOUNTS = '/firebase/calls/account-service.ts';
const AUTH = '/firebase/sdk/firebase-auth.ts';
const OWN_ROW = '/firebase/identity/own-row.ts';
/** What belongs to no group of its own. */
const OWN = /\/web\/src\/(?:app|config|session)\//;

/** 'clients' of the features' clients, 'records-later' of what features share. */
function roomOf(id: string): string {
  const [, room, feature] = /\/web\/src\/(app|features|records|session)\/([^/]+)/.exec(id) ?? [];
  return room === 'features' ? String(feature) : `${room}-later`;
}

const CHAKRA_LAYERS = '@chakra-ui/react/dist/esm/components/(?:dialog|menu|portal)';
/** The names of the parts of every component: Chakra's styles need all of them, whatever is used. */
const ANATOMY = /\/node_modules\/(?:@ark-ui|@zag-js)\/.*anatomy/;

/** Modules of these packages and at these paths of ours. */
function pattern(packages: string[], paths: string[]): RegExp {
  const ofPackages = packages.length > 0 ? [`/node_modules/(?:${packages.join('|')})/`] : [];
  return new RegExp([...ofPackages, ...paths].join('|'));
}

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/**
 * Whether one of these files of web/src cannot run without this module. Nothing that it reaches needs one that it
 * does not: the two never lean on each other.
 */
function reachedFrom(root: string, starts: readonly string[]) {
  let reached: ReadonlySet<string> | null = null;
  return (id: string, modules: Modules) => {
    reached ??= withImportsOf(
      starts.map((path) => join(root, 'web/src', path)),
      modules,
    );
    return reached.has(id);
  };
}

function withImportsOf(ids: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(ids);
  // A set that grows while it is walked is walked to its end.
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
