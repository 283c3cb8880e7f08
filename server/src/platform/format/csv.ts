import Papa from 'papaparse';

/**
 * Where a spreadsheet may see a cell begin: at the start of a cell, and after each sign that it may take for a separator
 * or a line's end. Quotes do not help: a table written with commas, read with semicolons, has none where cells begin.
 */
const CELL_START = '(^|[,;\\t\\r\\n])';

/** What makes a cell a formula: a sign of it, in Latin or full width, also after quotes and blanks. */
const FORMULA = '[\\s\'"]*[=+\\-@＝＋－＠]';

const STARTS_FORMULA = new RegExp(`${CELL_START}(?=${FORMULA})`, 'g');
const STARTS_ESCAPED_FORMULA = new RegExp(`${CELL_START}'(?=${FORMULA})`, 'g');

/** An amount as we write it: below 0 it looks like a formula and is none. */
const AMOUNT = /^-\d+\.\d\d$/;

/** Makes spreadsheets read the letters as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** An apostrophe makes spreadsheets show text. A text's own apostrophes stay: one more is added, and taken off again. */
const escapeFormulas = (cell: string): string =>
  AMOUNT.test(cell) ? cell : cell.replace(STARTS_FORMULA, "$1'");

/** A table as a file for spreadsheets; no cell of it starts a formula, whichever separator is read (product.md §148). */
export const toCsv = (lines: string[][]): string =>
  `${BYTE_ORDER_MARK}${Papa.unparse(lines.map((line) => line.map(escapeFormulas)))}\r\n`;

/** A cell's text, without the apostrophes that we, or a spreadsheet, put before what begins like a formula. */
export const textOfCell = (cell: string): string => cell.replace(STARTS_ESCAPED_FORMULA, '$1').trim();
