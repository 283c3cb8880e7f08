import type { OpenedView } from '@tavolina/shared-api/contract';
import { handOver } from '../../support-view/kept-view.ts';
import { beginPlaceView } from '../platform-api.ts';

/** Where the console begins. */
const CONSOLE = '/business/dashboard';

/** Name of the error where the browser lets no tab open. A server that is too slow is another `DOMException`. */
export const NO_TAB = 'NotAllowedError';

/**
 * Opens the console of a place in a tab of its own, with a reason. Call it in a press: the browser lets a tab open only
 * then, so that it is there before the server has answered, and is closed where it refuses.
 * @throws {DOMException} where the browser lets no tab open
 * @throws {PlatformRefusal}
 */
export const openPlaceView = async (token: string, id: string, reason: string): Promise<OpenedView> => {
  const tab = window.open('');
  if (!tab) throw new DOMException('no tab', NO_TAB);
  try {
    const view = await beginPlaceView(token, id, reason);
    handOver(tab.sessionStorage, view);
    // What the console's tab loads has no way back to this page.
    tab.opener = null;
    tab.location.replace(CONSOLE);
    return view;
  } catch (error) {
    tab.close();
    throw error;
  }
};
