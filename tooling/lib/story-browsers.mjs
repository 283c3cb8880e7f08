import { ensureChromium } from '../../remote-kit/lib/chromium.mjs';
import { findProgram, installDebian, isRootOnDebian } from '../../remote-kit/lib/debian.mjs';
import { say, step } from '../../remote-kit/lib/progress.mjs';

/** Chromium without windows, tabs and profiles of its own: the same pages for a fifth less of the processor. */
const HEADLESS = 'chromium-headless-shell';

/**
 * The browsers of the stories: a whole Chromium for what only it does, and a headless one, where this machine has or
 * may install it, for everything else. `CHROMIUM_PATH` stands for both.
 * @returns {Promise<{ CHROMIUM_PATH: string, WHOLE_CHROMIUM_PATH: string }>} settings of the stories
 */
export const ensureStoryBrowsers = async () => {
  const whole = await ensureChromium();
  const isChosen = Boolean(process.env.CHROMIUM_PATH);
  if (!isChosen && !findProgram([HEADLESS]) && isRootOnDebian())
    await step(`${HEADLESS}: installing`, () => installDebian(HEADLESS)).catch(() =>
      say(`${HEADLESS} cannot be had: ${whole} does it all.`),
    );
  const headless = isChosen ? undefined : findProgram([HEADLESS]);
  return { CHROMIUM_PATH: headless ?? whole, WHOLE_CHROMIUM_PATH: whole };
};
