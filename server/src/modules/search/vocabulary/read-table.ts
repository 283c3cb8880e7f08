import { readFileSync } from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';
import { z } from 'zod';
import { SERVER_FOLDER } from '../../../platform/server-folder.ts';

/** First line of a table's rows: line 1 has the headings. */
export const FIRST_LINE = 2;

/** Words or ids of a cell, between bars. */
export const inCell = z.string().transform((cell) => (cell === '' ? [] : cell.split('|')));

/** The text of a table of `server/vocabulary`. */
export const readTableFile = (name: string): string =>
  readFileSync(path.join(SERVER_FOLDER, 'vocabulary', name), 'utf8');

/** The rows of a table by its headings, with what is broken in it. */
export const parseTable = (csv: string): Papa.ParseResult<Record<string, string>> =>
  Papa.parse<Record<string, string>>(csv.trimEnd(), { header: true, delimiter: ',' });
