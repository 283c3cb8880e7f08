import { findProgram, installDebian, isRootOnDebian } from './debian.mjs';
import { say, step } from './progress.mjs';

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

/** Chromium without windows, tabs and profiles of its own: the same pages for a fifth less of the processor. */
const HEADLESS = 'chromium-headless-shell';

/** @param {string} name of one of Debian's packages */
const install = (name) => step(`${name}: installing`, () => installDebian(name));

/**
 * Path of a Chromium; installs Debian's when there is none and this user may.
 * @returns {Promise<string>}
 * @throws {Error} with the one command that helps
 */
export const ensureChromium = async () => {
  const found = findChromium();
  if (found) return found;
  if (isRootOnDebian()) await install('chromium');
  const installed = findChromium();
  if (installed) return installed;
  say('The browser stories need Chromium.');
  throw new Error('Run once: sudo apt-get install -y chromium (or set CHROMIUM_PATH to a Chromium).');
};

/**
 * The browsers of the stories: a whole Chromium for what only it does, and a headless one, where this machine has or
 * may install it, for everything else. `CHROMIUM_PATH` stands for both.
 * @returns {Promise<{ CHROMIUM_PATH: string, WHOLE_CHROMIUM_PATH: string }>} settings of the stories
 */
export const ensureStoryBrowsers = async () => {
  const whole = await ensureChromium();
  const isChosen = Boolean(process.env.CHROMIUM_PATH);
  if (!isChosen && !findProgram([HEADLESS]) && isRootOnDebian())
    await install(HEADLESS).catch(() => say(`${HEADLESS} cannot be had: ${whole} does it all.`));
  const headless = isChosen ? undefined : findProgram([HEADLESS]);
  return { CHROMIUM_PATH: headless ?? whole, WHOLE_CHROMIUM_PATH: whole };
};
