import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FIRST_SCREEN } from './preload-first-screen.ts';

/**
 * What many screens share comes as a few files. Left alone it comes as a hundred of a kilobyte, one per icon and
 * component, and a slow connection, or the worker offline, pays for each request. `root` is the checkout, with a
 * slash at its end.
 *
 * No file may need one that needs it in turn (`no-chunk-cycles.ts`): so what each holds is closed, or leans on
 * those above it alone.
 */
export function sharedChunks(root: string) {
  const own = ownComponents(join(root, 'web/src/ui'));
  const layered = thoseThatReach(own, /\b(?:Dialog|Menu|Portal)\b[^;]*from '@chakra-ui\/react'/);
  const listing = thoseThatReach(own, /from '@tanstack\//).filter((name) => !layered.includes(name));
  const files = (names: string[]) => names.map((name) => `${root}web/src/ui/${name}$`);

  const layers = pattern(['@ark-ui', '@zag-js', '@floating-ui', CHAKRA_LAYERS], files(layered));
  const lists = pattern(['@tanstack'], files(listing));
  const ui = pattern(
    ['lucide-react', '@chakra-ui', '@emotion', '@pandacss', 'stylis', 'react-is', 'hoist-non-react-statics'],
    // The preview is heavy, and loaded when a file is opened.
    [`${root}web/src/ui/(?!file-preview/(?!can-preview))`, `${root}web/src/config/env`],
  );
  const isNeededFirst = thoseNeededFirst(root);
  /** What the first screen needs of a kind in one file, the rest of it in another. */
  const split = (name: string) => (id: string, modules: Modules) =>
    isNeededFirst(id, modules) ? name : `${name}-later`;
  const isAnatomy = (id: string) => ANATOMY.test(id);
  const isLayer = (id: string) => layers.test(id) && !isAnatomy(id);
  const isUi = (id: string) => isAnatomy(id) || (ui.test(id) && !isLayer(id) && !lists.test(id));
  return [
    // The islands of the public pages load these and nothing else of the app: each stands alone.
    { name: 'react', test: pattern(['react', 'react-dom', 'scheduler'], []) },
    { name: 'masks', test: pattern(['maska'], [`${root}web/src/config/phone-mask`]) },
    { name: 'firm', test: pattern([], [`${root}web/src/config/firm`]), minShareCount: 2 },
    { name: 'paths', test: pattern([], [`${root}web/src/config/paths`]) },
    { name: 'router', test: pattern(['react-router', 'react-router-dom'], []) },
    {
      name: 'domain',
      test: pattern(['date-fns', '@date-fns'], [`${root}domain/(?!${LATER.join('|')})`]),
    },
    { name: 'contents', test: pattern([], [`${root}domain/${CONTENTS}`]) },
    // What is asked about personal data is on no first screen.
    { name: 'privacy', test: pattern([], [`${root}domain/privacy/`]) },
    // Forms and writing need them, and no list.
    { name: 'schemas', test: pattern(['zod', 'cpf-cnpj-validator'], [`${root}domain/${SCHEMAS}`]) },
    // The local database and what reads and writes it: every screen behind the sign-in.
    { name: split('data'), test: pattern(['dexie', 'dexie-react-hooks'], [`${root}web/src/data/`]) },
    // What the first screen reads, asked before the rest of the app has run.
    {
      name: 'ahead',
      test: pattern(
        [],
        [
          `${root}web/src/app/(?:first-answers|read-ahead|portal/(?:portal-tab|opening-tab))\\.ts`,
          `${root}web/src/session/(?:stored-session|session-keys|portal-tab)\\.ts`,
          `${root}web/src/config/portal-address\\.ts`,
        ],
      ),
    },
    { name: 'forms', test: pattern(['react-hook-form', '@hookform'], []), minShareCount: 2 },
    // What stands above the page: no list waits for it. What one screen alone needs of it comes with that screen.
    { name: 'layers', test: isLayer, minShareCount: 2 },
    { name: split('lists'), test: lists, minShareCount: 2 },
    { name: split('ui'), test: isUi },
  ];
}

const START = '/app/main.tsx';

/** Those files of the domain that are made with zod. */
const SCHEMAS =
  '(?:accounts/(?:callables|password|letters-of|second-factor)|entities/(?!entity-names|operation)|tax-id/tax-id|z)\\b';

/** Half a megabyte of lists, for who chooses a password. */
const GUESSES = 'accounts/guessed-passwords';
/** What files look like inside, for who sends one. */
const CONTENTS = 'documents/(?:content-problem|compound-entries|zip-entries|decode-text|find-bytes)';
const LATER = [SCHEMAS, GUESSES, CONTENTS, 'privacy/'];

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
 * Whether the first screen cannot run without this module. Nothing that it needs first needs one that it does not:
 * the two never lean on each other.
 */
function thoseNeededFirst(root: string) {
  let needed: ReadonlySet<string> | null = null;
  return (id: string, modules: Modules) => {
    needed ??= withImportsOf(
      [START, ...FIRST_SCREEN].map((path) => `${root}web/src${path}`),
      modules,
    );
    return needed.has(id);
  };
}

function withImportsOf(ids: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(ids);
  // A set that grows while it is walked is walked to its end.
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

type Component = { name: string; text: string };

function ownComponents(folder: string): Component[] {
  const names = readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'));
  return names.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

/** Names of the components that import something of this form, or another component that does. */
function thoseThatReach(components: Component[], form: RegExp): string[] {
  const found = new Set(components.filter(({ text }) => form.test(text)).map(({ name }) => name));
  const leansOnOne = ({ text }: Component) =>
    [...text.matchAll(/^(?:import|export) (?!type)[^;]*from '\.\/([\w.-]+)'/gm)].some(
      ([, path]) => path !== undefined && found.has(basename(path)),
    );
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const component of components) if (leansOnOne(component)) found.add(component.name);
  }
  return [...found];
}
