/** Quiet in a closed network; the sandbox needs rights that containers do not have. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Two pages of the browser's own, behind its address bar: nearly two seconds of a processor for each new window. No phone has them. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright turns off. Of two such switches the browser takes the last, which is ours, so that they are named again. */
export const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

const without = (features) => `--disable-features=${features.join(',')}`;

/** For a Chromium that is started as a person does. */
export const PLAIN_SWITCHES = [...QUIET, without(ADDRESS_BAR)];

/** For one that Playwright starts. */
export const PLAYWRIGHT_SWITCHES = [...QUIET, without([...OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR])];
