import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { db } from '../../../platform/database/db.ts';
import { IS_VISIBLE } from '../../stock/stock-service.ts';

/** What a dish is called in each language of its place; null where it has one only. */
const CALLED = sql`
  CASE WHEN i.translations <> '{}' THEN jsonb_build_object(b.content_languages[1], i.name) || coalesce((
    SELECT jsonb_object_agg(l, i.translations -> l ->> 'name') FROM unnest(b.content_languages[2:]) AS l
    WHERE i.translations -> l ? 'name'), '{}') END`;

/** Names of the dishes of published menus that can be had now, with the titles of their sections, in each language. */
const SERVED = sql`
  SELECT written.name, written.section, written.language, m.id AS menu_id, ${CALLED} AS called
  FROM menus m JOIN businesses b ON b.id = m.business_id JOIN items i ON i.menu_id = m.id
    LEFT JOIN sections s ON s.id = i.section_id
    CROSS JOIN LATERAL (SELECT i.name, s.title AS section, b.content_languages[1] AS language
      UNION ALL SELECT i.translations -> l ->> 'name', s.translations -> l ->> 'title', l
      FROM unnest(b.content_languages[2:]) AS l) AS written
  WHERE m.is_published AND ${IS_VISIBLE}`;

/**
 * Deletes words that no published menu contains, inside a transaction. A menu that is saved meanwhile waits
 * and adds its words afterwards, so none is lost.
 */
export const deleteUnusedWords = async (client: Queryable): Promise<void> => {
  await sql`LOCK TABLE search_words, dish_names IN SHARE ROW EXCLUSIVE MODE`.execute(db(client));
  await sql`
    DELETE FROM search_words WHERE word NOT IN (
      SELECT used FROM (
        SELECT concat_ws(' ', d.business_name, d.city, d.title) AS text FROM search_documents d
        UNION ALL SELECT t.value ->> 'title' FROM menus m, jsonb_each(m.translations) AS t WHERE m.is_published
        UNION ALL SELECT name FROM (${SERVED}) AS served
        UNION ALL SELECT DISTINCT section FROM (${SERVED}) AS served) AS texts,
      regexp_split_to_table(fold(text), '[^[:alnum:]]+') AS used)`.execute(db(client, 'delete-unused-words'));
};

/** Deletes cities in which no menu is published any more, in a transaction of its own: saves lock cities before words. */
export const deleteUnusedCities = async (client: Queryable): Promise<void> => {
  // Saves wait meanwhile, so that no city is lost.
  await sql`LOCK TABLE search_cities IN SHARE ROW EXCLUSIVE MODE`.execute(db(client));
  await sql`DELETE FROM search_cities c WHERE NOT EXISTS (SELECT FROM search_documents d WHERE d.city = c.name)`.execute(
    db(client, 'delete-unused-cities'),
  );
};

/**
 * Counts the menus of each dish's name, tells the languages that it is written in and what most menus call such a dish in others, and
 * deletes names that no published menu has.
 */
export const refreshDishNames = async (client: Queryable): Promise<void> => {
  await sql`
    WITH counted AS (
      SELECT fold(name) AS folded, count(DISTINCT menu_id)::integer AS menus, array_agg(DISTINCT language) AS languages,
        coalesce(mode() WITHIN GROUP (ORDER BY called), '{}') AS called
      FROM (${SERVED}) AS served GROUP BY 1),
    gone AS (DELETE FROM dish_names n WHERE NOT EXISTS (SELECT FROM counted c WHERE c.folded = n.folded))
    UPDATE dish_names n SET menus_count = c.menus, languages = c.languages, called = c.called FROM counted c
    WHERE c.folded = n.folded
      AND (n.menus_count, n.languages, n.called) IS DISTINCT FROM (c.menus, c.languages, c.called)`.execute(
    db(client, 'refresh-dish-names'),
  );
};
