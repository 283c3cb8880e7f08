import { openPlace, type Place } from './place.ts';
import { type Page, test as stories } from './test.ts';
import { type Language, type Say, textsOf } from './texts.ts';

export interface Console {
  /** A place of the story's own. */
  place: Place;
  /** A window in which the place's owner is signed in; no page is open in it yet. */
  page: Page;
  /** Finds the console's texts in the owner's language. */
  say: Say;
}

interface Fixtures {
  /** Opens a new place, and the console to its owner. */
  openConsole: (language: Language) => Promise<Console>;
}

/** Stories of owners, each with a place of its own. */
export const test = stories.extend<Fixtures>({
  openConsole: async ({ openWindow, productUrl }, use) => {
    await use(async (language) => {
      const say = await textsOf(productUrl, language);
      const place = await openPlace(productUrl, language);
      return { place, page: await openWindow(place.signedIn), say };
    });
  },
});
