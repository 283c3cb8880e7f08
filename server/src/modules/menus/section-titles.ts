import { CONTENT_LANGUAGES, changedTranslations, type ImportedSection } from '@tavolina/shared-api/contract';
import { changedText } from './imported-fields.ts';
import type { SectionRecord } from './menu-document.ts';
import type { CsvItem } from './read-csv.ts';
import { saidTogether } from './said-together.ts';
import { sectionColumn, type TranslatedColumn } from './translated-columns.ts';

/** A title in a further language that a row says otherwise than one before it, or of no section. */
export interface WrongTitle {
  row: number;
  column: TranslatedColumn;
  /** The row that says another; undefined where the row has no section. */
  first?: number;
}

/** Rows of sections by their ids; under null those of standalone items. */
export type RowsOfSections = ReadonlyMap<string | null, readonly CsvItem[]>;

/** A section with the titles in further languages that its rows say (product.md §505). */
const titledSection = (section: SectionRecord, rows: readonly CsvItem[]) => {
  const wrong: WrongTitle[] = [];
  const change: SectionRecord['translations'] = {};
  for (const language of CONTENT_LANGUAGES) {
    const column = sectionColumn(language);
    const said = rows.map(({ row, translations }) => ({ row, value: translations[column] }));
    const { value, others } = saidTogether(said);
    if (value !== undefined) change[language] = { ...section.translations[language], title: value };
    wrong.push(...others.map((other) => ({ ...other, column })));
  }
  return {
    section: { ...section, translations: changedTranslations(section.translations, change) },
    wrong,
  };
};

/** Titles in rows that have no section. */
const titlesOfNone = (rows: readonly CsvItem[]): WrongTitle[] =>
  rows.flatMap(({ row, translations }) =>
    CONTENT_LANGUAGES.map(sectionColumn)
      .filter((column) => translations[column])
      .map((column) => ({ row, column })),
  );

/** Gives sections the titles in further languages that their rows say. */
export const titledSections = (sections: readonly SectionRecord[], rows: RowsOfSections) => {
  const titled = sections.map((section) => titledSection(section, rows.get(section.id) ?? []));
  return {
    sections: titled.map(({ section }) => section),
    wrong: [...titlesOfNone(rows.get(null) ?? []), ...titled.flatMap(({ wrong }) => wrong)],
  };
};

/** What becomes of sections: those that come or change in their order, then those that go. */
export const changedSections = (
  stored: readonly SectionRecord[],
  after: readonly SectionRecord[],
  rows: RowsOfSections,
): ImportedSection[] => {
  const before = new Map(stored.map((section) => [section.id, section]));
  const stay = new Set(after.map(({ id }) => id));
  const made = after.flatMap(({ id, title, translations }): ImportedSection[] => {
    const old = before.get(id);
    const texts = changedText('title', old?.translations, translations);
    if (old && texts.length === 0) return [];
    const row = rows.get(id)?.[0]?.row ?? null;
    return [{ kind: old ? 'changed' : 'added', row, title, translations: texts }];
  });
  const gone = stored
    .filter(({ id }) => !stay.has(id))
    .map(({ title }) => ({ kind: 'removed' as const, row: null, title, translations: [] }));
  return [...made, ...gone];
};
