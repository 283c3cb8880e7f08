import {
  CONTENT_LANGUAGES,
  type ImportedSection,
  SECTION_FIELDS,
  textNames,
} from '@tavolina/shared-api/contract';
import { mergeRowTexts, type WrongText } from '../csv/merge-row-texts.ts';
import type { CsvItem } from '../csv/read-csv.ts';
import { sectionColumn } from '../csv/translated-columns.ts';
import type { SectionRecord } from '../save/menu-document.ts';
import { changedPlain, changedTexts } from './imported-fields.ts';

const TEXTS = textNames(SECTION_FIELDS);

/** Rows of sections by their ids; under null those of standalone items. */
export type RowsOfSections = ReadonlyMap<string | null, readonly CsvItem[]>;

/** The columns of texts of sections in further languages, each with what a row says in it. */
const TRANSLATED = CONTENT_LANGUAGES.flatMap((language) =>
  TEXTS.map((name) => ({ language, name, column: sectionColumn(name, language) })),
);

/** A section with what its rows say of it (product.md §505). */
const saidSection = (section: SectionRecord, rows: readonly CsvItem[]) => {
  const { wrong, said, translated } = mergeRowTexts(rows);
  const translations = translated(TRANSLATED, section.translations);
  const description = said('section_description', (row) => row.section_description) ?? section.description;
  return { section: { ...section, description, translations }, wrong };
};

/** Texts in rows that have no section. */
const textsOfNone = (rows: readonly CsvItem[]): WrongText[] =>
  rows.flatMap(({ row, translations, section_description }) => [
    ...(section_description ? [{ row, column: 'section_description' as const }] : []),
    ...TRANSLATED.filter(({ column }) => translations[column]).map(({ column }) => ({ row, column })),
  ]);

/** Gives sections the texts that their rows say. */
export const saidSections = (sections: readonly SectionRecord[], rows: RowsOfSections) => {
  const said = sections.map((section) => saidSection(section, rows.get(section.id) ?? []));
  return {
    sections: said.map(({ section }) => section),
    wrong: [...textsOfNone(rows.get(null) ?? []), ...said.flatMap(({ wrong }) => wrong)],
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
  const made = after.flatMap((section): ImportedSection[] => {
    const { id, title } = section;
    const old = before.get(id);
    const translations = changedTexts(TEXTS, old?.translations, section.translations);
    const fields: Pick<ImportedSection, 'description'> = changedPlain(['description'], old, section);
    if (old && translations.length === 0 && !fields.description) return [];
    const row = rows.get(id)?.[0]?.row ?? null;
    return [{ kind: old ? 'changed' : 'added', row, title, ...fields, translations }];
  });
  const gone = stored
    .filter(({ id }) => !stay.has(id))
    .map(({ title }) => ({ kind: 'removed' as const, row: null, title, translations: [] }));
  return [...made, ...gone];
};
