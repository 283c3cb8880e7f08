import {
  CONTENT_LANGUAGES,
  type ContentLanguage,
  changedTranslations,
  type ImportedSection,
} from '@tavolina/shared-api/contract';
import type { SectionRecord } from './menu-document.ts';
import type { CsvItem } from './read-csv.ts';
import { sectionColumn, type TranslatedColumn } from './translated-columns.ts';

/** A title in a further language that a row says otherwise than one before it, or of no section. */
export interface WrongTitle {
  row: number;
  column: TranslatedColumn;
  /** The row that says another; undefined where the row has no section. */
  first?: number;
}

const titleOf = ({ translations }: SectionRecord, language: ContentLanguage): string =>
  translations[language]?.title ?? '';

const titlesIn = ({ translations }: CsvItem): { language: ContentLanguage; title: string }[] =>
  CONTENT_LANGUAGES.flatMap((language) => {
    const title = translations[sectionColumn(language)];
    return title === undefined ? [] : [{ language, title }];
  });

/** What rows have said so far of one section. */
type SaidTitles = Map<ContentLanguage, { row: number; title: string }>;

/** Notes what a row says of its section; answers what a row before it says otherwise. */
const noteTitles = (said: SaidTitles, read: CsvItem): WrongTitle[] =>
  titlesIn(read).flatMap(({ language, title }): WrongTitle[] => {
    const before = said.get(language);
    if (!before?.title) said.set(language, { row: read.row, title });
    else if (title !== '' && title !== before.title)
      return [{ row: read.row, column: sectionColumn(language), first: before.row }];
    return [];
  });

const titlesOfNone = (read: CsvItem): WrongTitle[] =>
  titlesIn(read)
    .filter(({ title }) => title !== '')
    .map(({ language }) => ({ row: read.row, column: sectionColumn(language) }));

/**
 * Gathers the titles of sections in further languages, row by row (product.md §505): one row of a section is enough to say
 * one, and a column that all of its rows leave empty takes it away.
 */
export const sectionTitles = () => {
  const firstRows = new Map<string, number>();
  const said = new Map<string, SaidTitles>();
  const wrong: WrongTitle[] = [];
  return {
    wrong,
    /** What a row says of its section; null: it has none. */
    add(section: string | null, read: CsvItem): void {
      if (section === null) {
        wrong.push(...titlesOfNone(read));
        return;
      }
      const titles: SaidTitles = said.get(section) ?? new Map();
      said.set(section, titles);
      firstRows.set(section, firstRows.get(section) ?? read.row);
      wrong.push(...noteTitles(titles, read));
    },
    /** A section with what its rows say. */
    applied(section: SectionRecord): SectionRecord {
      const titles = [...(said.get(section.id) ?? [])];
      if (titles.length === 0) return section;
      const change = titles.map(([language, { title }]) => [
        language,
        { ...section.translations[language], title },
      ]);
      return {
        ...section,
        translations: changedTranslations(section.translations, Object.fromEntries(change)),
      };
    },
    /** What becomes of sections: those that come or change in the order of their first rows, then those that go. */
    changes(stored: readonly SectionRecord[], after: readonly SectionRecord[]): ImportedSection[] {
      const before = new Map(stored.map((section) => [section.id, section]));
      const stay = new Set(after.map(({ id }) => id));
      const made = after.flatMap((section): ImportedSection[] => {
        const old = before.get(section.id);
        const translations = CONTENT_LANGUAGES.flatMap((language) => {
          const [then, now] = [old ? titleOf(old, language) : null, titleOf(section, language)];
          return now === (then ?? '') ? [] : [{ language, before: then, after: now }];
        });
        if (old && translations.length === 0) return [];
        const row = firstRows.get(section.id) ?? null;
        return [{ kind: old ? 'changed' : 'added', row, title: section.title, translations }];
      });
      const gone = stored
        .filter(({ id }) => !stay.has(id))
        .map(({ title }) => ({ kind: 'removed' as const, row: null, title, translations: [] }));
      return [...made, ...gone];
    },
  };
};
