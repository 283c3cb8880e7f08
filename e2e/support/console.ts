import { addMenu, openPlace, type Place } from './place.ts';
import { type Locator, type Page, test as stories } from './test.ts';
import { type Language, type Say, textsOf } from './texts.ts';

export interface Console {
  /** A place of the story's own. */
  place: Place;
  /** A window in which the place's owner is signed in; no page is open in it yet. */
  page: Page;
  /** Finds the console's texts in the owner's language. */
  say: Say;
}

/** A console with a menu of two dishes in one section. */
export interface MenuConsole extends Console {
  id: string;
  /** Where its form is; it is not open yet. */
  form: string;
  /** The title's field in that form. */
  title: Locator;
}

interface Fixtures {
  /** Opens a new place, and the console to its owner. */
  openConsole: (language: Language) => Promise<Console>;
  /** The same, with a menu to write in. */
  openMenuConsole: (language: Language) => Promise<MenuConsole>;
}

/** Stories of owners; each has its own place. */
export const test = stories.extend<Fixtures>({
  openConsole: async ({ openWindow, productUrl }, use) => {
    await use(async (language) => {
      const say = await textsOf(productUrl, language);
      const place = await openPlace(productUrl, language);
      return { place, page: await openWindow(place.signedIn), say };
    });
  },
  openMenuConsole: async ({ openConsole }, use) => {
    await use(async (language) => {
      const opened = await openConsole(language);
      const { id } = await addMenu(opened.place);
      const title = opened.page.getByLabel(opened.say('editor.title'), { exact: true });
      return { ...opened, id, form: `/menus/${id}/edit`, title };
    });
  },
});
