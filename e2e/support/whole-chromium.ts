import { CHROMIUM_FLAGS } from '../../remote-kit/lib/chromium.mjs';

/**
 * Settings of a spec that needs a whole Chromium: the headless one takes itself for connected in a document that it
 * loads without a connection, and does not fetch a script again that it was refused.
 */
export const WHOLE_CHROMIUM = {
  launchOptions: {
    executablePath: process.env.WHOLE_CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: CHROMIUM_FLAGS,
  },
};
