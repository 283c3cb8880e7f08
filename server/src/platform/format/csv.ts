import Papa from 'papaparse';

/**
 * A cell that spreadsheets would take for a formula: one of ours gets an apostrophe before it, so that they show text.
 * Its own apostrophes count, too, so that the one which goes when the table comes back is the one that was added.
 */
const FORMULA = /^'*[=+\-@\t\r]/;

/** Makes spreadsheets read the letters as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A table as a file for spreadsheets; no cell of it starts a formula (product.md §54, §75). */
export const toCsv = (lines: string[][]): string =>
  `${BYTE_ORDER_MARK}${Papa.unparse(lines, { escapeFormulae: FORMULA })}\r\n`;

/** A cell's text: the apostrophe that we, or a spreadsheet, put before what begins like a formula is no part of it. */
export const textOfCell = (cell: string): string =>
  (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell).trim();
