import { CATEGORIES, CITIES, CUISINE_TYPES } from '@tavolina/shared-api/contract';
import { z } from 'zod';
import { FIRST_LINE, inCell, parseTable } from './read-table.ts';
import {
  VOCABULARY_KINDS,
  VOCABULARY_LANGUAGES,
  type VocabularyGroup,
  type VocabularyLanguage,
} from './vocabulary-group.ts';

/** Codes that a group of these kinds can have. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  cuisine: CUISINE_TYPES,
  category: CATEGORIES,
  city: CITIES,
};

const COLUMNS = ['id', 'kind', ...VOCABULARY_LANGUAGES, 'code', 'broader'];

const words = inCell.refine((written) => written.every((word) => word !== '' && word === word.trim()), {
  error: 'has an empty word or a space beside “|”.',
});

/** One cell for each of `VOCABULARY_LANGUAGES`. */
const CELLS_OF_LANGUAGES = { sq: words, en: words, it: words } satisfies Record<
  VocabularyLanguage,
  typeof words
>;

const row = z
  .object({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
      error: 'must be of small English letters, joined by “-”, such as “grilled-fish”.',
    }),
    kind: z.enum(VOCABULARY_KINDS, { error: `must be one of ${VOCABULARY_KINDS.join(', ')}.` }),
    ...CELLS_OF_LANGUAGES,
    code: z.string(),
    broader: inCell,
  })
  .superRefine(({ sq, en, kind, code }, context) => {
    const report = (column: string, message: string) =>
      context.addIssue({ code: 'custom', path: [column], message });
    if (sq.length === 0 && en.length === 0) report('sq', 'and “en” are both empty.');
    const known = CODES[kind] ?? [];
    if (code !== '' && !known.includes(code))
      report(
        'code',
        `has no ${kind} “${code}” in the contract.${known.length > 0 ? ` There are ${known.join(', ')}.` : ''}`,
      );
    if (code === '' && kind === 'category') report('code', 'is empty; a category needs one.');
  })
  .transform(
    ({ id, kind, code, broader, ...byLanguage }): VocabularyGroup => ({
      id,
      kind,
      words: byLanguage,
      code: code || null,
      broader,
    }),
  );

const wrong = (line: number, column: string, message: string): Error =>
  new Error(`The vocabulary of the search, line ${line}: “${column}” ${message}`);

/** A line of the table as a group, with its number as an editor shows it. */
const groupOf = (cells: unknown, line: number): VocabularyGroup => {
  const { data, error } = row.safeParse(cells);
  if (data) return data;
  const issue = error.issues[0];
  const column = String(issue?.path[0] ?? 'id');
  throw wrong(line, column, issue?.code === 'invalid_type' ? 'is missing.' : (issue?.message ?? ''));
};

/**
 * The groups of a table with the columns `id,kind,sq,en,it,code,broader`.
 * @throws with a sentence that names line and column, for the first cell that is wrong
 */
export const readVocabulary = (csv: string): readonly VocabularyGroup[] => {
  const table = parseTable(csv);
  const missing = COLUMNS.find((column) => !table.meta.fields?.includes(column));
  if (missing) throw wrong(1, missing, 'is missing among the headings.');
  const broken = table.errors[0];
  if (broken) throw wrong((broken.row ?? 0) + FIRST_LINE, 'id', `begins a broken line: ${broken.message}.`);
  const groups = table.data.map((cells, index) => groupOf(cells, index + FIRST_LINE));
  const lines = new Map<string, number>();
  groups.forEach(({ id }, index) => {
    const first = lines.get(id);
    if (first !== undefined) throw wrong(index + FIRST_LINE, 'id', `has “${id}” again, as line ${first}.`);
    lines.set(id, index + FIRST_LINE);
  });
  groups.forEach(({ broader }, index) => {
    const unknown = broader.find((id) => !lines.has(id));
    if (unknown !== undefined)
      throw wrong(index + FIRST_LINE, 'broader', `names “${unknown}”, which no line has as its id.`);
  });
  return groups;
};
