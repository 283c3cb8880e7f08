import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../lib/paths.mjs';
import { startKeptDatabase } from '../kept-database.mjs';

const server = (/** @type {string} */ file) => import(path.join(ROOT, 'server/dist', file));

/** Dishes of a menu. */
export const DISHES = 24;
const BATCH = 500;

/** Kinds of words that dishes are named by. */
const FOODS = ['dish', 'ingredient', 'drink'];

/**
 * The words of the vocabulary that dishes are named by, in an order of no meaning.
 * @returns {Promise<string[]>}
 */
export const foods = async () => {
  const { loadVocabulary } = await server('modules/search/vocabulary/load-vocabulary.js');
  /** @type {readonly { kind: string, words: { sq: string[], en: string[] } }[]} */
  const groups = loadVocabulary();
  const words = groups
    .filter(({ kind }) => FOODS.includes(kind))
    .map(({ words: { sq, en } }) => sq[0] ?? en[0] ?? '');
  const mixed = (/** @type {string} */ word) => createHash('sha256').update(word).digest('hex');
  return words.toSorted((one, other) => (mixed(one) < mixed(other) ? -1 : 1));
};

/**
 * Fills an empty database with menus of 24 dishes, whose documents are still to be made.
 * @param {import('pg').Pool} database
 * @param {number} dishes
 */
const fill = async (database, dishes) => {
  await database.query(
    `CREATE TEMPORARY TABLE foods AS
     SELECT place::integer - 1 AS place, name FROM unnest($1::text[]) WITH ORDINALITY AS f (name, place)`,
    [await foods()],
  );
  const text = await readFile(path.join(import.meta.dirname, 'dataset.sql'), 'utf8');
  await database.query('SET statement_timeout = 0');
  await database.query(text.replaceAll(':menus', String(Math.round(dishes / DISHES))));
};

/**
 * Makes the documents that are missing or were made with another vocabulary: a server would make them beside what is measured.
 * @param {import('pg').Pool} database
 */
const makeDocuments = async (database) => {
  const { refreshMenus } = await server('modules/menus/refresh-menus-repository.js');
  const { INDEX_VERSION } = await server('modules/search/text/analyse-text.js');
  const { rows } = await database.query(
    `SELECT id FROM menus m
     WHERE NOT EXISTS (SELECT FROM search_documents d WHERE d.menu_id = m.id AND d.vocabulary = $1)`,
    [INDEX_VERSION],
  );
  if (rows.length === 0) return;
  for (let from = 0; from < rows.length; from += BATCH)
    await refreshMenus(
      database,
      rows.slice(from, from + BATCH).map((/** @type {{ id: string }} */ { id }) => id),
    );
  // As every night.
  const { refreshDishNames } = await server('modules/search/documents/unused-words-repository.js');
  await refreshDishNames(database);
  await database.query('VACUUM ANALYZE');
};

/**
 * Starts PostgreSQL with a catalogue of so many dishes. `CATALOGUE_DATA` names a folder where catalogues are kept and found
 * again; otherwise they are deleted.
 * @param {number} dishes
 * @returns {Promise<{ url: string, filling: import('pg').Pool, stop: () => Promise<void> }>} `filling` works in the background
 */
export const startCatalogue = async (dishes) => {
  const { BACKGROUND_POOL, openDatabase } = await server('platform/database/database.js');
  const { url, stop } = await startKeptDatabase('catalogue', process.env.CATALOGUE_DATA, dishes);
  const filling = openDatabase(url, () => undefined, {
    ...BACKGROUND_POOL,
    connections: 1,
    statementMs: 600_000,
    responseMs: 600_000,
  });
  const { rows } = await filling.query('SELECT EXISTS (SELECT FROM menus) AS filled');
  if (!rows[0].filled) await fill(filling, dishes);
  await makeDocuments(filling);
  return {
    url,
    filling,
    stop: async () => {
      await filling.end();
      await stop();
    },
  };
};
