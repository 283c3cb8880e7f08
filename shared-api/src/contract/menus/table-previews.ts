import { z } from 'zod';
import { currency } from '../enums.ts';
import { readShape } from '../field-schemas.ts';
import { id } from '../fields.ts';
import { GROUP_FIELDS, ITEM_FIELDS, MENU_FIELDS, SECTION_FIELDS } from './menu-fields.ts';
import { item } from './menu-schemas.ts';
import { stock } from './stock.ts';
import { contentLanguage, readTranslations } from './translation-schemas.ts';
import { textNames } from './translations.ts';

/**
 * A problem in a table. `row` counts from 1, the heading, as in spreadsheets; `column` is the heading, if
 * one is concerned.
 */
export const importProblem = z.object({ row: z.int(), column: z.string().nullable(), message: z.string() });

/** A price of an item before and after an import; null: none. */
export const importedPrice = z.object({
  currency,
  before: z.number().nullable(),
  after: z.number().nullable(),
});

/** A field before and after; before is null for a new item. */
const becoming = <T extends z.ZodType>(value: T) =>
  z.object({ before: value.nullable(), after: value }).optional();

type Becoming<S> = { [K in keyof S]: S[K] extends z.ZodType ? ReturnType<typeof becoming<S[K]>> : never };

const becomingShape = <S extends Readonly<Record<string, z.ZodType>>>(shape: S): Becoming<S> =>
  Object.fromEntries(Object.entries(shape).map(([name, value]) => [name, becoming(value)])) as Becoming<S>;

/** Texts in further languages, each before and after. */
const changedTexts = <const N extends string>(names: readonly N[]) =>
  z.array(
    z.object({
      language: contentLanguage,
      field: z.enum(names),
      before: z.string().nullable(),
      after: z.string(),
    }),
  );

/** What an import changes of an item or an option beside its prices: fields that stay are absent. Of an item that comes, all it has. */
export const importedFields = z.object({
  /** A name only where its letters change; an item is told by its name. */
  ...becomingShape(readShape(ITEM_FIELDS)),
  /** Of an option: whether it is chosen where nobody chooses. */
  is_default: becoming(z.boolean()),
  /** How many are left, and to how many it is set each day; null: it is not counted (product.md §508). */
  stock: z.object({ before: stock.nullable(), after: stock.nullable() }).optional(),
  /** The currency of its own price. */
  default_currency: becoming(currency),
  /** Names of its groups of choices (product.md §410). */
  choices: becoming(z.string()),
  /** Names of the items that it goes with (product.md §501). */
  goes_with: becoming(z.string()),
  /** Texts in further languages, each before and after; empty: none (product.md §431). */
  translations: changedTexts(textNames(ITEM_FIELDS)).optional(),
});

/**
 * An item that an import adds, changes or removes, or an option of a table of choices. `section` is empty for a standalone item;
 * of an option it is the name of its group.
 */
export const importChange = z.object({
  kind: z.enum(['added', 'changed', 'removed']),
  /** Row in the table; null for a removed item. */
  row: z.int().nullable(),
  section: z.string(),
  name: z.string(),
  /** All prices of a new item, or of one with a changed price, by currency; otherwise empty. */
  prices: z.array(importedPrice),
  fields: importedFields,
});

/** A section that an import adds, changes or removes (product.md §505). */
export const importedSection = z.object({
  kind: z.enum(['added', 'changed', 'removed']),
  /** The first row that names it; null for a removed one. */
  row: z.int().nullable(),
  title: z.string(),
  /** Missing where it stays. */
  description: becoming(z.string()),
  /** Texts in further languages that change, or that a new section has; empty: none. `before` is null for a new section. */
  translations: z.array(
    z.object({
      language: contentLanguage,
      /** Missing from old servers, whose tables have titles alone. */
      field: z.enum(textNames(SECTION_FIELDS)).optional(),
      before: z.string().nullable(),
      after: z.string(),
    }),
  ),
});

/** What an import changes of what the menu says of itself (product.md §431). */
export const importedMenu = z.object({
  /** Missing where they stay. */
  title: becoming(z.string()),
  description: becoming(z.string()),
  /** Texts in further languages that change. */
  translations: changedTexts(textNames(MENU_FIELDS)),
});

/** A group of choices that an import adds, changes or removes (product.md §506). */
export const importedGroup = z.object({
  kind: z.enum(['added', 'changed', 'removed']),
  /** The first row that names it; null for a removed one. */
  row: z.int().nullable(),
  name: z.string(),
  /** What changes of it, or all that a new one says. */
  fields: z.object(becomingShape(readShape(GROUP_FIELDS))),
  /** Names in further languages, as texts of `importedSection`. */
  translations: z.array(
    z.object({ language: contentLanguage, before: z.string().nullable(), after: z.string() }),
  ),
});

/** Result of a preview. Nothing has been changed. */
export const importPreview = z.object({
  /** Version of the compared menu. */
  version: z.int(),
  /** Names the counts that were compared, for the import; old servers omit it where the table sets none. */
  stock_seen: z.string().optional(),
  /** What the table is of: the items of the menu or its choices, whose options are counted then. */
  table: z.enum(['items', 'choices']),
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  unchanged: z.int(),
  /** Sections that are removed with their items. */
  sections_removed: z.int(),
  /** Whether the remaining parts change their order. */
  reordered: z.boolean(),
  /** All changes; those with rows first. */
  changes: z.array(importChange),
  /** What changes of the menu's own texts; missing where they stay, and from old servers. */
  menu: importedMenu.optional(),
  /** What changes of sections; those with rows first. */
  sections: z.array(importedSection),
  /** What changes of groups of choices; those with rows first. */
  groups: z.array(importedGroup),
  /** With problems the import is rejected. At most a hundred. */
  problems: z.array(importProblem),
  /**
   * Possible mistakes, for example two rows with the same name. The import is still accepted. At most a
   * hundred.
   */
  warnings: z.array(importProblem),
});

/** What a table has of an item. Others of the table go with it by its id, which is stored nowhere. */
export const tableItem = item
  .pick({ price: true, default_currency: true, prices: true, translations: true })
  .extend({ ...readShape(ITEM_FIELDS), id: id.optional() });

/** Preview of a new menu made from a table. Nothing is stored. */
export const newMenuPreview = z.object({
  /** What the table says of the menu itself; missing where it says nothing, and from old servers. */
  menu: z
    .object({
      title: z.string().optional(),
      description: z.string().optional(),
      translations: readTranslations(MENU_FIELDS).optional(),
    })
    .optional(),
  sections: z.array(
    z.object({
      title: z.string(),
      /** Missing where it says nothing of itself. */
      description: z.string().optional(),
      translations: readTranslations(SECTION_FIELDS).optional(),
      items: z.array(tableItem),
    }),
  ),
  /** Standalone items. */
  items: z.array(tableItem),
  /** With problems the table cannot be used. At most a hundred. */
  problems: z.array(importProblem),
  /** Possible mistakes, for example two rows with the same name. At most a hundred. */
  warnings: z.array(importProblem),
});

/** What is wrong in a table, see `importProblem`. */
export type ImportProblem = z.infer<typeof importProblem>;
/** A price before and after an import, a decimal of its currency; see `importedPrice`. */
export type ImportedPrice = z.infer<typeof importedPrice>;
/** Changed fields of an item beside its prices, see `importedFields`. */
export type ImportedFields = z.infer<typeof importedFields>;
/** One change of an import, see `importChange`. */
export type ImportChange = z.infer<typeof importChange>;
/** A section that comes, changes or goes, see `importedSection`. */
export type ImportedSection = z.infer<typeof importedSection>;
/** What changes of a menu's own texts, see `importedMenu`. */
export type ImportedMenu = z.infer<typeof importedMenu>;
/** A group of choices that comes, changes or goes, see `importedGroup`. */
export type ImportedGroup = z.infer<typeof importedGroup>;
/** Result of a preview, see `importPreview`. */
export type ImportPreview = z.infer<typeof importPreview>;
/** An item as a table describes it, see `tableItem`. */
export type TableItem = z.infer<typeof tableItem>;
/** Preview of a new menu made from a table, see `newMenuPreview`. */
export type NewMenuPreview = z.infer<typeof newMenuPreview>;
