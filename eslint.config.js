import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { readdirSync } from 'node:fs';
import tseslint from 'typescript-eslint';

const TYPESCRIPT = ['**/*.{ts,tsx}'];
const TESTS = ['**/*.test.{ts,tsx,mjs}', 'tests/**/*.{ts,tsx,mjs}'];

/** A room of web/src, and the rooms it may never import. */
const CLOSED_TO = {
  config: ['app', 'data', 'features', 'firebase', 'pwa', 'records', 'session', 'site', 'sync', 'ui'],
  ui: ['app', 'data', 'features', 'firebase', 'pwa', 'records', 'session', 'site', 'sync'],
  site: ['app', 'data', 'features', 'firebase', 'records', 'session', 'sync'],
  features: ['app', 'firebase', 'pwa', 'site', 'sync'],
  // What several features show of a record.
  records: ['app', 'features', 'firebase', 'pwa', 'site', 'sync'],
  session: ['app', 'features', 'firebase', 'records', 'site', 'sync', 'ui'],
  // It implements what session and data ask for, so it may read the ports of those.
  firebase: ['app', 'features', 'pwa', 'records', 'site', 'sync', 'ui'],
  data: ['app', 'features', 'firebase', 'pwa', 'records', 'session', 'site', 'sync', 'ui'],
  sync: ['app', 'features', 'pwa', 'records', 'session', 'site', 'ui'],
  // A file by itself: of the product it knows the domain alone.
  verifier: [
    'app',
    'config',
    'data',
    'features',
    'firebase',
    'pwa',
    'records',
    'session',
    'site',
    'sync',
    'ui',
  ],
  pwa: ['app', 'data', 'features', 'firebase', 'records', 'session', 'site', 'sync'],
};

/** The folders in a folder. */
function foldersOf(path) {
  return readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

const room = (name) => `./web/src/${name}`;
const forbidden = (target, from, message) => ({ target, from, message });

const roomZones = Object.entries(CLOSED_TO).map(([name, closed]) =>
  forbidden(room(name), closed.map(room), `${name} must not know of this room (docs/architecture.md).`),
);

/** Read from the folder, so that a new feature is closed to its neighbours from its first file. */
const featureZones = foldersOf('web/src/features').map((name) => ({
  target: room(`features/${name}`),
  from: room('features'),
  except: [`./${name}`],
  message: 'A feature never imports another feature; the app joins them.',
}));

/**
 * The rooms of the functions, the lowest first: each may import those before it, so no two know each other. `accounts`
 * is what the others read of an account; who decides about one is above it.
 */
const FUNCTION_ROOMS = [
  ...[
    'logs',
    'firestore',
    'schedules',
    'tenants',
    'limits',
    'mail',
    'push',
    'accounts',
    'calls',
    'audit',
    'devices',
    'calendar-feeds',
    'documents',
    'slip-chain',
    'unsubscribe',
  ],
  ...[
    'administration',
    'factor',
    'invitations',
    'erasure',
    'sign-up',
    'own-account',
    'notices',
    'account-mail',
    'device-push',
    'mail-events',
  ],
  ...['projections', 'quota', 'policy-reports', 'faults', 'health', 'retention', 'months'],
];
/** What every one of them reads of the installation. */
const FUNCTION_SETTINGS = ['options.ts', 'params.ts'];
/** `mail` composes, queues and sends for any of them, and knows none. */
const KNOWN_TO_MAIL = ['logs', 'firestore'];

/** Read from the folder: a new room knows no other, and no other knows it, until it has a place in the list. */
const functionZones = foldersOf('functions/src').map((name) => {
  const lower = FUNCTION_ROOMS.slice(0, Math.max(0, FUNCTION_ROOMS.indexOf(name)));
  const known = name === 'mail' ? KNOWN_TO_MAIL : lower;
  return {
    target: `./functions/src/${name}`,
    from: './functions/src',
    except: [name, ...known, ...FUNCTION_SETTINGS].map((path) => `./${path}`),
    message: `${name} must not know of this room of the functions (docs/architecture.md).`,
  };
});

const partZones = [
  forbidden(
    './domain',
    ['./web', './functions', './scripts', './tests'],
    'The domain depends on nothing of ours.',
  ),
  forbidden('./functions', ['./web', './scripts', './tests'], 'Functions know the domain alone.'),
  forbidden('./web', ['./functions', './scripts', './tests'], 'The web app knows the domain alone.'),
  forbidden('./scripts', ['./web', './functions', './tests'], 'Scripts know the domain alone.'),
];

/** Packages that belong to some rooms, as patterns of no-restricted-imports. */
const PACKAGES = {
  firebase: {
    regex: '^firebase(/|$)',
    message: 'Only web/src/firebase and web/src/sync/adapters speak to the Firebase SDK.',
  },
  dexie: { regex: '^dexie', message: 'Only web/src/data and web/src/sync speak to Dexie.' },
  react: { regex: '^react', message: 'No React here.' },
  outsideDomain: {
    regex: '^(?!\\.|zod($|/)|cpf-cnpj-validator$|@brazilian-utils/|@noble/hashes/|@zxcvbn-ts/)',
    message: 'The domain depends on zod, checks of numbers and codes, a hash and the password lists alone.',
  },
  rawLogger: {
    regex: '^firebase-functions(/logger)?$',
    importNames: ['logger'],
    message: 'Lines go through functions/src/logs: facts of a closed list, nothing of a person.',
  },
};
const FAR_AWAY = { regex: '^\\.\\./\\.\\./', message: 'Across rooms by #room/, never by ../../.' };
const DOWNLOAD_LINK = {
  regex: '^firebase/storage$',
  importNames: ['getDownloadURL'],
  message: 'A download link outlives every permission; use getBlob.',
};

/** The rule is replaced, not merged, where two blocks meet: each block names all that holds for it. */
const imports = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns: [FAR_AWAY, DOWNLOAD_LINK, ...patterns] }],
});

const SYNTAX_EVERYWHERE = [
  {
    selector:
      "CallExpression[callee.property.name='getDownloadURL'], CallExpression[callee.name='getDownloadURL']",
    message: 'A download link outlives every permission; use getBlob.',
  },
  { selector: 'TSEnumDeclaration', message: 'A union of literals instead of an enum.' },
  {
    selector:
      'CallExpression[callee.name=/^(liveQuery|useLiveQuery)$/] > ArrowFunctionExpression[async=false]',
    message:
      'Dexie follows an async function only: any other is lost at its first await of a promise not of Dexie.',
  },
];
const SYNTAX_OF_TESTS = [
  {
    selector:
      'MemberExpression[object.name=/^(it|test|describe|suite)$/][property.name=/^(skip|only|todo|fixme|skipIf|runIf|fails)$/]',
    message: 'No skipped, lonely or expected-to-fail tests.',
  },
  {
    selector:
      "MemberExpression[object.object.name='test'][object.property.name='describe'][property.name=/^(skip|only|fixme)$/]",
    message: 'No skipped or lonely tests.',
  },
];
const NO_DEFAULT_EXPORT = { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' };

const NODE_GLOBALS = [
  'AbortSignal',
  'Buffer',
  'URL',
  'clearInterval',
  'clearTimeout',
  'console',
  'fetch',
  'process',
  'setInterval',
  'setTimeout',
];
const BROWSER_GLOBALS = [
  'Blob',
  'caches',
  'document',
  'IDBKeyRange',
  'indexedDB',
  'localStorage',
  'matchMedia',
  'navigator',
  'sessionStorage',
  'window',
];
const MEASURING_GLOBALS = [
  'MessageChannel',
  'MutationObserver',
  'PerformanceObserver',
  'performance',
  'requestAnimationFrame',
];
const globalsOf = (names) => Object.fromEntries(names.map((name) => [name, 'readonly']));

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      'functions/lib/',
      '.deployed/',
      '.cache/',
      'coverage/',
      'test-results/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  { files: TYPESCRIPT, extends: [tseslint.configs.strictTypeChecked] },
  {
    files: TYPESCRIPT,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // `import('./engine.ts')` as a type names what will be loaded later.
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // One way each: `import type` where all of it is types, `type` before a name where some of it is; and `type`,
      // which unions need, wherever an interface would do.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      // A first value that no branch reads is how the compiler is told that there is always one.
      'no-useless-assignment': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: true },
      ],
      // A number in a text is not a mistake.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `onClick={() => close()}` says what it does; nobody reads the undefined.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // `void promise` marks what is deliberately not awaited; an event handler may be async.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // Each of these costs a third of the whole lint run on Chakra's types; the first found nothing but names
      // that moved, the others are about enums and class instances, of which there are none.
      '@typescript-eslint/no-deprecated': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // Ports are objects of plain functions; nothing of ours reads `this` behind an interface.
      '@typescript-eslint/unbound-method': 'off',
      // It believes that nothing changes across an await, so it takes the check after one for needless.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // `() => void store.put(row)` says that the answer is not wanted, whatever it is.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // What was caught is passed on as it is, whatever it is.
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // The compiler's own check knows `_`.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] })],
    },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          basePath: import.meta.dirname,
          zones: [...roomZones, ...featureZones, ...functionZones, ...partZones],
        },
      ],
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'no-restricted-syntax': ['error', ...SYNTAX_EVERYWHERE, NO_DEFAULT_EXPORT],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      ...imports(),
    },
  },
  { files: ['**/*.{mjs,js}'], languageOptions: { globals: globalsOf(NODE_GLOBALS) } },
  {
    // Some of its functions are run in the page.
    files: ['bench/**/*.mjs'],
    languageOptions: { globals: globalsOf([...BROWSER_GLOBALS, ...MEASURING_GLOBALS]) },
  },
  {
    // In the page as it is, for browsers of any age, of which some want the name in `catch (name)`.
    files: ['web/src/app/before-paint.js', 'web/src/app/prerendered/hold-input.js'],
    languageOptions: { globals: globalsOf(BROWSER_GLOBALS) },
    rules: { 'no-unused-vars': ['error', { caughtErrors: 'none' }] },
  },
  { files: ['domain/**/*.ts'], rules: imports(PACKAGES.outsideDomain) },
  { files: ['functions/src/**/*.ts'], rules: imports(PACKAGES.rawLogger) },
  { files: ['functions/src/logs/logger.ts'], rules: imports() },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: {
      'no-console': 'error',
      // It speaks for React's compiler, which does not run here.
      'react-hooks/incompatible-library': 'off',
      ...imports(PACKAGES.firebase, PACKAGES.dexie),
    },
  },
  { files: ['web/src/{app,data}/**/*.{ts,tsx}'], rules: imports(PACKAGES.firebase) },
  {
    // The spec: a missing path is logged.
    files: ['web/src/app/frame/not-found-screen.tsx', 'web/src/site/behaviour/missing-path.ts'],
    rules: { 'no-console': ['error', { allow: ['error', 'warn'] }] },
  },
  { files: ['web/src/firebase/**/*.{ts,tsx}'], rules: imports(PACKAGES.dexie) },
  { files: ['web/src/sync/**/*.ts'], rules: imports(PACKAGES.firebase, PACKAGES.react) },
  { files: ['web/src/sync/adapters/**/*.ts'], rules: imports(PACKAGES.react) },
  {
    files: TESTS,
    rules: {
      'no-restricted-syntax': ['error', ...SYNTAX_EVERYWHERE, NO_DEFAULT_EXPORT, ...SYNTAX_OF_TESTS],
      // A test may import what its room may not: real parts over mocks.
      'no-restricted-imports': ['error', { patterns: [FAR_AWAY] }],
      // expect.any() and its like are typed `any`, and a double may be async only to fit.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/require-await': 'off',
      // The text of a failure may be any value's.
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/use-unknown-in-catch-callback-variable': 'off',
    },
  },
  {
    // Their tools read the default export.
    files: ['**/*.config.{ts,js}', '**/*.d.ts'],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX_EVERYWHERE] },
  },
);
