import type { ITEM_FIELDS, MENU_FIELDS, SECTION_FIELDS, Translations } from '@tavolina/shared-api/contract';
import { type RawBuilder, sql } from 'kysely';

/** What is written of `menus` in further languages. */
export const MENU_TRANSLATIONS: RawBuilder<Translations<typeof MENU_FIELDS>> =
  sql`${sql.ref('menus.translations')}`;
/** The same of sections `s`. */
export const SECTION_TRANSLATIONS: RawBuilder<Translations<typeof SECTION_FIELDS>> =
  sql`${sql.ref('s.translations')}`;
/** The same of items `i`. */
export const ITEM_TRANSLATIONS: RawBuilder<Translations<typeof ITEM_FIELDS>> =
  sql`${sql.ref('i.translations')}`;
