import Papa from 'papaparse';

/**
 * Where a spreadsheet may start a cell: at the start of a cell, and after every character that it may take
 * as a delimiter or line end. Quotes do not help: a file with commas that is read with semicolons has no
 * quotes where the cells start.
 */
const CELL_START = '(^|[,;\\t\\r\\n])';

/**
 * What makes a cell a formula: `=`, `+`, `-` or `@`, normal or full width, also after quotes and spaces.
 */
const FORMULA = '[\\s\'"]*[=+\\-@＝＋－＠]';

const STARTS_FORMULA = new RegExp(`${CELL_START}(?=${FORMULA})`, 'g');
const STARTS_ESCAPED_FORMULA = new RegExp(`${CELL_START}'(?=${FORMULA})`, 'g');

/** A negative amount as we write it. It looks like a formula but is not one. */
const AMOUNT = /^-\d+\.\d\d$/;

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A leading apostrophe makes spreadsheets show plain text. A text's own apostrophes stay: exporting adds
 * one, importing removes one.
 */
const escapeFormulas = (cell: string): string =>
  AMOUNT.test(cell) ? cell : cell.replace(STARTS_FORMULA, "$1'");

/**
 * A table as a CSV file. No cell starts a formula, whichever delimiter the reader uses (product.md §148).
 */
export const toCsv = (lines: string[][]): string =>
  `${BYTE_ORDER_MARK}${Papa.unparse(lines.map((line) => line.map(escapeFormulas)))}\r\n`;

/** The text of a cell, without the apostrophe that we or a spreadsheet put before a formula. */
export const textOfCell = (cell: string): string => cell.replace(STARTS_ESCAPED_FORMULA, '$1').trim();
