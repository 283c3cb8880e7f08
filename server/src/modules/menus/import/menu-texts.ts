import { CONTENT_LANGUAGES, type ImportedMenu, MENU_FIELDS, textNames } from '@tavolina/shared-api/contract';
import { mergeRowTexts, type WrongText } from '../csv/merge-row-texts.ts';
import type { CsvItem } from '../csv/read-csv.ts';
import { type MenuText, menuColumn } from '../csv/translated-columns.ts';
import type { MenuHead } from '../save/menu-document.ts';
import { changedPlain, changedTexts } from './imported-fields.ts';

const TEXTS = textNames(MENU_FIELDS);

/** What a menu says of itself, in all its languages. */
export type MenuTexts = Pick<MenuHead, MenuText | 'translations'>;

const TRANSLATED = CONTENT_LANGUAGES.flatMap((language) =>
  TEXTS.map((name) => ({ language, name, column: menuColumn(name, language) })),
);

/** Those of a menu that is not there yet. */
export const NO_TEXTS: MenuTexts = { title: '', description: '', translations: {} };

/** The texts of a menu. */
export const textsOfMenu = ({ title, description, translations }: MenuTexts): MenuTexts => ({
  title,
  description,
  translations,
});

/** The texts of a menu after its rows, one of which is enough (product.md §431); its title cannot be taken away. */
export const saidOfMenu = (
  stored: MenuTexts,
  rows: readonly CsvItem[],
): { texts: MenuTexts; wrong: WrongText[] } => {
  const { wrong, said, translated } = mergeRowTexts(rows);
  const texts = {
    title: said('menu', ({ menu }) => menu) || stored.title,
    description: said('menu_description', (row) => row.menu_description) ?? stored.description,
    translations: translated(TRANSLATED, stored.translations),
  };
  return { texts, wrong };
};

/** What becomes of a menu's own texts; undefined where they stay. */
export const changedMenu = (before: MenuTexts, after: MenuTexts): ImportedMenu | undefined => {
  const fields: Omit<ImportedMenu, 'translations'> = changedPlain(['title', 'description'], before, after);
  const translations = changedTexts(TEXTS, before.translations, after.translations);
  return Object.keys(fields).length + translations.length > 0 ? { ...fields, translations } : undefined;
};
