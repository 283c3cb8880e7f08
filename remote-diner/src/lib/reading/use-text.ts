import type { ContentLanguage, Menu } from '@tavolina/shared-api/contract';
import { readIn, useKeptReading, useWish } from './reading-store.ts';
import { useTextLanguage } from './use-read-menu.ts';

/** Something that is named, with that in further languages. */
type Named<K extends string> = Record<K, string> & {
  translations?: { [L in ContentLanguage]?: { [N in K]?: string | undefined } | undefined } | undefined;
};

/** A text for its element. */
interface Text {
  children: string;
  /** Its language where that is another one than the page's. */
  lang: string | undefined;
}

/** Gives a text of something as its diner reads it. */
export type ReadText = ReturnType<typeof useText>;

/** Texts of what a place is only named with, as their diner reads them (product.md §526, §527, §528). */
export const useText = (place: Pick<Menu, 'languages'>) => {
  useKeptReading();
  const shown = readIn(place, useWish());
  const languageOf = useTextLanguage(place);
  return <K extends string>(thing: Named<K>, name: K): Text => ({
    children: (shown && thing.translations?.[shown]?.[name]) || thing[name],
    lang: languageOf(thing, name),
  });
};
