import { type ContentLanguage, type Menu, mainLanguageOf, menuIn } from '@tavolina/shared-api/contract';
import { useMemo } from 'react';
import type { LiveMenus } from '../pricing/line-now.ts';
import { readIn, useWish } from './reading-store.ts';

/** A menu as its diner reads it (product.md §427, §429). */
export const useReadMenu = (menu: Menu | undefined): Menu | undefined => {
  const language = useReadLanguage(menu);
  return useMemo(() => menu && menuIn(menu, language), [menu, language]);
};

/** The language that a menu is read in; undefined for the original. */
export const useReadLanguage = (menu: Menu | undefined) => {
  const wish = useWish();
  return menu && readIn(menu, wish);
};

/** Menus as their diner reads them, and the language of those that are not read in the original. */
export const useReadMenus = (menus: LiveMenus | undefined) => {
  const { language, isOriginal, page } = useWish();
  return useMemo(() => {
    const read = [...(menus ?? [])].map(([id, menu]) => {
      const shown = menu ? readIn(menu, { language, isOriginal, page }) : undefined;
      return { id, menu: menu && menuIn(menu, shown), shown };
    });
    return {
      menus: menus && new Map(read.map(({ id, menu }) => [id, menu])),
      language: read.find(({ shown }) => shown)?.shown,
    };
  }, [menus, language, isOriginal, page]);
};

/** Something with texts that may be translated. */
interface Translated {
  translations?: { [L in ContentLanguage]?: object | undefined } | undefined;
}

/** Says the language of a text where it is another one than that of the page, for those who listen to it. */
export type TextLanguage = (thing: Translated, name: string) => string | undefined;

/** The same for the texts of a menu as it is read. */
export const useTextLanguage = (menu: Pick<Menu, 'languages'>): TextLanguage => {
  const wish = useWish();
  const shown = readIn(menu, wish);
  return ({ translations }, name) => {
    const words: { [name: string]: unknown } = { ...(shown && translations?.[shown]) };
    const language = words[name] ? shown : mainLanguageOf(menu);
    return language === wish.page ? undefined : language;
  };
};
