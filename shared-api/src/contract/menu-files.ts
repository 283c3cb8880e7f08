import { z } from 'zod';
import { defineCall } from './call.ts';
import { currency } from './enums.ts';
import { readShape } from './field-schemas.ts';
import { id, timestamp } from './fields.ts';
import { LIMITS } from './limits.ts';
import { ITEM_FIELDS } from './menu-fields.ts';
import { item, menu } from './menus.ts';

const csv = z.string().max(LIMITS.menuTable);
const params = z.object({ id });

/** What is wrong in a table. `row` counts as spreadsheets do, the heading being 1; `column` is its heading, if it is one's. */
export const importProblem = z.object({ row: z.int(), column: z.string().nullable(), message: z.string() });

/** A price of an item before and after an import; null where there is none. */
export const importedPrice = z.object({
  currency,
  before: z.number().nullable(),
  after: z.number().nullable(),
});

/** What a field was and becomes; null before where the item comes. */
const becoming = <T extends z.ZodType>(value: T) =>
  z.object({ before: value.nullable(), after: value }).optional();

type Becoming<S> = { [K in keyof S]: S[K] extends z.ZodType ? ReturnType<typeof becoming<S[K]>> : never };

const becomingShape = <S extends Readonly<Record<string, z.ZodType>>>(shape: S): Becoming<S> =>
  Object.fromEntries(Object.entries(shape).map(([name, value]) => [name, becoming(value)])) as Becoming<S>;

/** What an import changes of an item beside its prices: fields that stay are absent. Of an item that comes, all it has. */
export const importedFields = z.object({
  /** A name only where its letters change; an item is told by its name. */
  ...becomingShape(readShape(ITEM_FIELDS)),
  /** The currency of its own price. */
  default_currency: becoming(currency),
});

/** An item that an import adds, changes or takes away. `section` is empty for one that stands alone. */
export const importChange = z.object({
  kind: z.enum(['added', 'changed', 'removed']),
  /** Of the table; null for what has none there. */
  row: z.int().nullable(),
  section: z.string(),
  name: z.string(),
  /** All prices of an item that comes, or of which one changes, by currency; else none. */
  prices: z.array(importedPrice),
  fields: importedFields,
});

/** What an import would do; nothing of it has been done. */
export const importPreview = z.object({
  /** Of the menu it was compared with. */
  version: z.int(),
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  unchanged: z.int(),
  /** Sections that go with their items. */
  sections_removed: z.int(),
  /** Whether what stays stands in another order then. */
  reordered: z.boolean(),
  /** All of them, rows first. */
  changes: z.array(importChange),
  /** Where there are any, the import is refused. At most a hundred. */
  problems: z.array(importProblem),
  /** What may be meant otherwise, such as two rows that make two items of one name; the import is not refused. At most a hundred. */
  warnings: z.array(importProblem),
});

/** What a table has of an item. */
export const tableItem = item
  .pick({ price: true, default_currency: true, prices: true })
  .extend(readShape(ITEM_FIELDS));

/** What a new menu made of a table would consist of; nothing of it is stored. */
export const newMenuPreview = z.object({
  sections: z.array(z.object({ title: z.string(), items: z.array(tableItem) })),
  /** Those that stand in no section. */
  items: z.array(tableItem),
  /** Where there are any, the table is not to be taken. At most a hundred. */
  problems: z.array(importProblem),
  /** What may be meant otherwise, such as two rows of one name. At most a hundred. */
  warnings: z.array(importProblem),
});

/** Menus as files: all as JSON, one as a table (CSV), and a table brought back and undone (product.md §75), or made a new menu (§166). */
export const menuFileCalls = {
  exportAll: defineCall({
    method: 'GET',
    path: '/menus/export',
    summary: "All of the business's menus with all they consist of",
    access: 'bearer',
    success: { status: 200, schema: z.object({ exported_at: timestamp, menus: z.array(menu) }) },
    errors: ['unauthorized'],
  }),
  exportCsv: defineCall({
    method: 'GET',
    path: '/menus/{id}/csv',
    summary: "A menu's items as a table",
    access: 'bearer',
    params,
    success: { status: 200, schema: z.string(), text: 'text/csv' },
    errors: ['unauthorized', 'menu_not_found'],
  }),
  previewNewMenu: defineCall({
    method: 'POST',
    path: '/menus/csv/preview',
    summary: 'Says what a new menu made of a table would consist of, and stores nothing',
    access: 'bearer',
    body: z.object({ csv }),
    success: { status: 200, schema: newMenuPreview },
    errors: ['unauthorized'],
  }),
  previewImport: defineCall({
    method: 'POST',
    path: '/menus/{id}/csv/preview',
    summary: 'Says what a table would change, and changes nothing',
    access: 'bearer',
    params,
    body: z.object({ csv }),
    success: { status: 200, schema: importPreview },
    errors: ['unauthorized', 'menu_not_found'],
  }),
  importCsv: defineCall({
    method: 'PUT',
    path: '/menus/{id}/csv',
    summary: "Makes a table the menu's items; `version` refuses a stale one",
    access: 'bearer',
    changesCatalogue: true,
    params,
    body: z.object({ csv, version: z.int().optional() }),
    success: { status: 200, schema: menu },
    errors: ['unauthorized', 'menu_not_found', 'version_conflict', 'plan_limit_reached'],
  }),
  lastImport: defineCall({
    method: 'GET',
    path: '/menus/{id}/csv/undo',
    summary: 'Whether there is an import to undo',
    access: 'bearer',
    params,
    success: { status: 200, schema: z.object({ can_undo: z.boolean() }) },
    errors: ['unauthorized', 'menu_not_found'],
  }),
  undoImport: defineCall({
    method: 'POST',
    path: '/menus/{id}/csv/undo',
    summary: 'Brings back what the last import replaced',
    access: 'bearer',
    changesCatalogue: true,
    params,
    success: { status: 200, schema: menu },
    errors: ['unauthorized', 'menu_not_found', 'nothing_to_undo', 'plan_limit_reached'],
  }),
};

/** What is wrong in a table, see `importProblem`. */
export type ImportProblem = z.infer<typeof importProblem>;
/** A price before and after an import, a decimal of its currency; see `importedPrice`. */
export type ImportedPrice = z.infer<typeof importedPrice>;
/** What an import changes of an item beside its prices, see `importedFields`. */
export type ImportedFields = z.infer<typeof importedFields>;
/** What an import does to an item, see `importChange`. */
export type ImportChange = z.infer<typeof importChange>;
/** What an import would do, see `importPreview`. */
export type ImportPreview = z.infer<typeof importPreview>;
/** What a table has of an item, see `tableItem`. */
export type TableItem = z.infer<typeof tableItem>;
/** What a new menu made of a table would consist of, see `newMenuPreview`. */
export type NewMenuPreview = z.infer<typeof newMenuPreview>;
