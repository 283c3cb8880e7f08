import { findProgram, installDebian, isRootOnDebian } from './debian.mjs';
import { step } from './progress.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Unneeded features that every window would load: two pages for suggestions in the address bar, which cost
 * more than a small page of ours. Chromium uses only the last such list, so it repeats Playwright's.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Flags of Chromium: works as root, makes no requests of its own, and has no features for persons only. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

const findChromium = () => process.env.CHROMIUM_PATH || findProgram(NAMES);

/**
 * Path of a Chromium; installs Debian's when there is none and this user may.
 * @returns {Promise<string>}
 * @throws {Error} with the one command that helps
 */
export const ensureChromium = async () => {
  const found = findChromium();
  if (found) return found;
  if (isRootOnDebian()) await step('chromium: installing', () => installDebian('chromium'));
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'No Chromium was found. Run once: sudo apt-get install -y chromium (or set CHROMIUM_PATH to a Chromium).',
  );
};
