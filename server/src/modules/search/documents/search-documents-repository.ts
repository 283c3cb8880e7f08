import { type ContentLanguage, type Diet, furtherTexts, LIMITS } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { anyOf, db } from '../../../platform/database/db.ts';
import { GONE_OF_MENU, IS_VISIBLE } from '../../stock/stock-service.ts';
import { choicesOf, type OfferedChoices } from './declared-dishes.ts';
import {
  furtherTextsOf,
  type NamesOfDish,
  namesOfDishes,
  type TranslatedDish,
  type TranslatedMenu,
} from './further-texts.ts';
import type { SearchedMenu } from './menu-terms.ts';

/** A published menu as it is searched. */
export interface SearchedMenuRow extends SearchedMenu, OfferedChoices {
  menu_id: string;
  dishes: readonly (SearchedMenu['dishes'][number] & { option_group_ids: readonly string[] })[];
  /** Names of each of its dishes in all languages. */
  names: readonly NamesOfDish[];
}

/** Published menus among these, with what is searched of them: of dishes and sections only what can be had now. */
export const readSearchedMenus = async (
  client: Queryable,
  menuIds: readonly string[],
): Promise<SearchedMenuRow[]> => {
  const { rows } = await sql<
    Omit<SearchedMenuRow, 'choices' | 'dishes' | 'further' | 'names'> & {
      dishes: (SearchedMenuRow['dishes'][number] & TranslatedDish)[];
      translated: Omit<TranslatedMenu, 'dishes'>;
    }
  >`
    SELECT m.id AS menu_id, b.business_name AS place, b.city, m.title,
      array_remove(ARRAY[m.cuisine_type, m.category], NULL) AS kinds, ARRAY[m.description, b.description] AS descriptions,
      coalesce(served.sections, '{}') AS sections, coalesce(served.dishes, '[]') AS dishes,
      m.option_groups AS groups, ${GONE_OF_MENU} AS gone,
      json_build_object('languages', b.content_languages, 'menu', m.translations,
        'sections', coalesce(served.translated_sections, '[]')) AS translated
    FROM menus m JOIN businesses b ON b.id = m.business_id
      CROSS JOIN LATERAL (SELECT json_agg(json_build_object('name', i.name, 'description', i.description, 'diets', i.diets,
            'allergens', i.allergens, 'option_group_ids', i.option_group_ids, 'translations', i.translations)) AS dishes,
          array_agg(DISTINCT s.title) FILTER (WHERE s.title <> '') AS sections,
          json_agg(s.translations) FILTER (WHERE s.translations <> '{}') AS translated_sections
        FROM items i LEFT JOIN sections s ON s.id = i.section_id
        WHERE i.menu_id = m.id AND ${IS_VISIBLE}) served
    WHERE m.id = ${anyOf([...menuIds])} AND m.is_published`.execute(db(client, 'read-searched-menus'));
  return rows.map(({ translated, ...menu }) => {
    const { dishes } = menu;
    const further = furtherTextsOf({ ...translated, dishes: dishes.map(({ translations }) => translations) });
    const furtherChoices = choicesOf(dishes, menu, ({ translations }) =>
      furtherTexts(translations, 'name', translated.languages),
    );
    return {
      ...menu,
      names: namesOfDishes(dishes, translated.languages),
      choices: choicesOf(dishes, menu, ({ name }) => [name]),
      further: { ...further, description: [...further.description, ...furtherChoices] },
    };
  });
};

/** What a document says of its dishes, and the vocabulary that its terms were made with. */
interface DocumentTerms {
  menu_id: string;
  vocabulary: string;
  terms: string[];
  /** Diets that it has a dish for. */
  diets: Diet[];
  /** What it has dishes without, see `withoutOf`. */
  without: string[];
}

const DOCUMENT = [
  'business_id',
  'menu_created_at',
  'business_created_at',
  'business_name',
  'city',
  'title',
  'cuisine_type',
  'category',
  'price_range',
  'lowest_price_minor',
  'highest_price_minor',
  'rating',
  'orders_until',
  'latitude',
  'longitude',
  'vocabulary',
  'terms',
  'diets',
  'without',
] as const;

const documentColumns = (table: 'd' | 'n') =>
  sql.join(DOCUMENT.map((column) => sql.ref(`${table}.${column}`)));

/**
 * Stores documents with all facts that lists read. Unchanged documents are skipped: each write touches some hundred entries of the
 * index of terms. The menus must be locked, so that nobody adds them meanwhile.
 */
export const storeDocuments = async (
  client: Queryable,
  documents: readonly DocumentTerms[],
): Promise<void> => {
  const columns = sql.join(DOCUMENT.map((column) => sql.ref(column)));
  const changes = sql.join(DOCUMENT.map((column) => sql`${sql.ref(column)} = ${sql.ref(`n.${column}`)}`));
  await sql`
    MERGE INTO search_documents AS d USING (
      SELECT m.id AS menu_id, b.id AS business_id, m.created_at AS menu_created_at, b.created_at AS business_created_at,
        b.business_name, fold(b.city) AS city, m.title, m.cuisine_type, m.category, m.price_range,
        prices.lowest AS lowest_price_minor, prices.highest AS highest_price_minor,
        CASE WHEN b.rating_count >= ${sql.lit(LIMITS.reviewsForRating)} THEN b.rating_sum::float8 / b.rating_count END AS rating,
        orders_until(s) AS orders_until, b.latitude, b.longitude, t.vocabulary, t.terms, t.diets, t.without
      FROM jsonb_to_recordset(${JSON.stringify(documents)}::jsonb)
          AS t (menu_id uuid, vocabulary text, terms text[], diets text[], without text[])
        JOIN menus m ON m.id = t.menu_id JOIN businesses b ON b.id = m.business_id
        LEFT JOIN subscriptions s ON s.business_id = b.id
        CROSS JOIN LATERAL (SELECT min(i.lek_minor) AS lowest, max(i.lek_minor) AS highest
          FROM items i LEFT JOIN sections s ON s.id = i.section_id
          WHERE i.menu_id = m.id AND i.lek_minor > 0 AND ${IS_VISIBLE}) prices
      WHERE m.id = ${anyOf(documents.map(({ menu_id }) => menu_id))}) AS n
    ON d.menu_id = n.menu_id
    WHEN MATCHED AND (${documentColumns('d')}) IS DISTINCT FROM (${documentColumns('n')}) THEN UPDATE SET ${changes}
    WHEN NOT MATCHED THEN INSERT (menu_id, ${columns}) VALUES (n.menu_id, ${documentColumns('n')})`.execute(
    db(client, 'store-documents'),
  );
};

/** Locks menus against saves, so that what is read of them stays true; returns those that still exist. */
export const lockMenus = async (client: Queryable, menuIds: readonly string[]): Promise<string[]> => {
  const rows = await db(client)
    .selectFrom('menus')
    .select('id')
    .where('id', '=', anyOf([...menuIds]))
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
};

/** A word of menus with its stem, and what it is found by when it is mistyped. */
interface StoredWord {
  word: string;
  stem: string;
  variants: readonly string[];
}

/**
 * Adds words, and brings known ones up to date. Those that stay as they are are not even locked: menus have most words in common, and
 * saves would wait for each other.
 */
export const addWords = async (client: Queryable, words: readonly StoredWord[]): Promise<void> => {
  await sql`
    INSERT INTO search_words (word, stem, variants)
    SELECT w.word, w.stem, w.variants
    FROM jsonb_to_recordset(${JSON.stringify(words)}::jsonb) AS w (word text, stem text, variants text[])
    WHERE NOT EXISTS (SELECT FROM search_words k WHERE k.word = w.word AND k.stem = w.stem AND k.variants = w.variants)
    ORDER BY w.word
    ON CONFLICT (word) DO UPDATE SET stem = excluded.stem, variants = excluded.variants
    WHERE search_words.stem <> excluded.stem OR search_words.variants <> excluded.variants`.execute(
    db(client, 'add-words'),
  );
};

/** A dish's name, what it is when folded, and what it is found by. */
export interface DishName {
  folded: string;
  name: string;
  terms: readonly string[];
  languages: readonly ContentLanguage[];
  /** What such a dish is called in each language of its place; nothing where it has one only. */
  called: NamesOfDish;
}

/**
 * Adds names of dishes, and brings the terms of known ones up to date, as words are, with further languages that they are written in.
 * What they are called in other languages stays as it is known until names are counted.
 */
export const addDishNames = async (client: Queryable, names: readonly DishName[]): Promise<void> => {
  await sql`
    INSERT INTO dish_names (folded, name, terms, languages, called)
    SELECT n.folded, n.name, n.terms, n.languages, n.called
    FROM jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
      AS n (folded text, name text, terms text[], languages text[], called jsonb)
    WHERE NOT EXISTS (SELECT FROM dish_names k WHERE k.folded = n.folded AND k.terms = n.terms
      AND k.languages @> n.languages AND n.called || k.called = k.called)
    ORDER BY n.folded
    ON CONFLICT (folded) DO UPDATE SET terms = excluded.terms, called = excluded.called || dish_names.called,
      languages = ARRAY(SELECT DISTINCT unnest(dish_names.languages || excluded.languages) ORDER BY 1)
    WHERE dish_names.terms <> excluded.terms OR NOT dish_names.languages @> excluded.languages
      OR excluded.called || dish_names.called <> dish_names.called`.execute(db(client, 'add-dish-names'));
};

/** Menus whose documents were made with another vocabulary, at most so many. */
export const findOutdated = async (
  database: Queryable,
  vocabulary: string,
  limit: number,
): Promise<string[]> => {
  const rows = await db(database)
    .selectFrom('search_documents')
    .select('menu_id')
    .where('vocabulary', '<>', vocabulary)
    .limit(limit)
    .execute();
  return rows.map(({ menu_id }) => menu_id);
};
