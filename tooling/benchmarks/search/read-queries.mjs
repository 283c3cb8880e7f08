import Papa from 'papaparse';

/**
 * A query with its right answers.
 * @typedef {object} JudgedQuery
 * @property {string} query as it is typed
 * @property {string} language
 * @property {string} kind what it tries: a dish, a typo, a prefix
 * @property {Record<string, number>} grades by the name of the place: 3 best, 2 good, 1 fits
 */

/** Columns of answers and their grades. @type {readonly (readonly [string, number])[]} */
const GRADES = [
  ['best', 3],
  ['good', 2],
  ['fits', 1],
];
/** Line 1 has the headings. */
const FIRST_LINE = 2;

/** @param {Record<string, string>} row @param {number} line @returns {JudgedQuery} */
const judgedQuery = (row, line) => {
  const { query = '', language = '', kind = '' } = row;
  const fail = (/** @type {string} */ what) => new Error(`Judged queries, line ${line}: “${query}” ${what}`);
  /** @type {Record<string, number>} */
  const grades = {};
  for (const [column, grade] of GRADES) {
    const cell = row[column];
    if (cell === undefined) throw fail('has too few columns');
    for (const name of cell.split('|').filter(Boolean)) {
      if (Object.hasOwn(grades, name)) throw fail(`judges ${name} twice`);
      grades[name] = grade;
    }
  }
  if (!row.best) throw fail('has no best answer');
  return { query, language, kind, grades };
};

/**
 * The judged queries of a table with the columns `query,language,kind,best,good,fits`.
 * @param {string} csv
 * @throws {Error} naming the line of a query that is not judged properly
 */
export const readQueries = (csv) => {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {Papa.ParseResult<Record<string, string>>} */
  const { data } = Papa.parse(csv.trimEnd(), { header: true, delimiter: ',' });
  return data.map((row, index) => {
    const judged = judgedQuery(row, index + FIRST_LINE);
    if (seen.has(judged.query))
      throw new Error(`Judged queries, line ${index + FIRST_LINE}: “${judged.query}” stands there twice`);
    seen.add(judged.query);
    return judged;
  });
};
