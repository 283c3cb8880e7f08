import {
  type ContentLanguage,
  isContentLanguage,
  isWrittenIn,
  type Language,
  languageOf,
  type Menu,
  mainLanguageOf,
} from '@tavolina/shared-api/contract';
import { i18n, useTranslation } from '@tavolina/shared-api/runtime';
import { useEffect } from 'react';
import { create } from 'zustand';
import { type PersistOptions, persist } from 'zustand/middleware';
import { keptAs } from '../cart/device-storage.ts';

/** How a diner reads menus (product.md §429). */
interface Reading {
  /** The language that was chosen on a menu; null: that of the page. */
  language: ContentLanguage | null;
  /** Whether menus are read as they were written, whatever they are translated into. */
  isOriginal: boolean;
}

/** Reads what the device holds; anything but a known language counts as none. */
const restore = (stored: unknown): Reading => {
  const { language, isOriginal } = (stored ?? {}) as Partial<Record<keyof Reading, unknown>>;
  return { language: isContentLanguage(language) ? language : null, isOriginal: isOriginal === true };
};

const KEPT: PersistOptions<Reading> = {
  ...keptAs('tavolina.reading', restore, () => localStorage),
  // The server draws the first view without it; it is read after that is taken over.
  skipHydration: true,
};

/** How this diner reads menus, kept on the device. */
export const useReadingChoice = create<Reading>()(persist(() => restore(null), KEPT));

/** Reads what the device holds, once a page is shown. */
export const useKeptReading = (): void =>
  useEffect(() => {
    if (!useReadingChoice.persist.hasHydrated()) void useReadingChoice.persist.rehydrate();
  }, []);

/** In which language a menu is asked for, and in which one where it is not written in that. */
export interface Wanted {
  language: ContentLanguage;
  page: Language;
}

/** What is asked for now, see `GET /menus/{id}`. */
export const wantedNow = (): Wanted => {
  const page = languageOf(i18n.resolvedLanguage);
  return { language: useReadingChoice.getState().language ?? page, page };
};

/** What a diner wants to read, and the language of the page around it. */
export interface Wish extends Reading {
  page: Language;
}

/** What this diner wants to read. */
export const useWish = (): Wish => {
  const { i18n: texts } = useTranslation('diner');
  const { language, isOriginal } = useReadingChoice();
  return { language, isOriginal, page: languageOf(texts.resolvedLanguage) };
};

/** What is asked for, as it changes. */
export const useWanted = (): Wanted => {
  const { language, page } = useWish();
  return { language: language ?? page, page };
};

/** The language that a menu would be translated into for a diner; undefined where there is none but the original. */
export const translatedInto = (
  menu: Pick<Menu, 'languages'>,
  { language, page }: Pick<Wish, 'language' | 'page'>,
): ContentLanguage | undefined => {
  const first = [language, page].find((wanted) => wanted !== null && isWrittenIn(menu, wanted));
  return first && first !== mainLanguageOf(menu) ? first : undefined;
};

/** The language that a menu is read in; undefined for the original. */
export const readIn = (menu: Pick<Menu, 'languages'>, wish: Wish): ContentLanguage | undefined =>
  wish.isOriginal ? undefined : translatedInto(menu, wish);

/** Reads menus in this language from now on, chosen on a menu in a page of a language. */
export const chooseLanguage = (
  menu: Pick<Menu, 'languages'>,
  language: ContentLanguage,
  page: Language,
): void => {
  const isPage = language === page;
  // What is the original here is another language elsewhere.
  if (language === mainLanguageOf(menu) && !isPage) useReadingChoice.setState({ isOriginal: true });
  else useReadingChoice.setState({ language: isPage ? null : language, isOriginal: false });
};

/** Shows menus as they were written, or translated again. */
export const showOriginal = (isOriginal: boolean): void => void useReadingChoice.setState({ isOriginal });
