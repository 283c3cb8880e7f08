import type { ImageProblem } from '../../../lib/pictures/read-image.ts';
import { fileMatcher, type NamedItem } from './match-files.ts';

/** A chosen file and what becomes of it. */
export interface UploadRow {
  /** What the table knows it by. */
  key: string;
  /** As it was chosen, or made smaller once the browser has looked into it. */
  file: File;
  /** Whether the browser still has to look into it. */
  isUnseen: boolean;
  /** The item it goes to; empty: it is left out. */
  itemId: string;
  /** Which of the item's pictures it is, by its name. */
  at: number;
  /** Why it is no picture here; it cannot go anywhere then. */
  problem: ImageProblem | undefined;
  state: 'chosen' | 'sending' | 'done' | 'failed';
  /** Why it failed. */
  error?: unknown;
}

const keyOf = ({ name, size, lastModified }: File): string => JSON.stringify([name, size, lastModified]);

/** Chosen files with the items that their names say. @param known keys of those that are there: the same file comes once */
export const rowsOf = (
  files: readonly File[],
  items: readonly NamedItem[],
  known: Iterable<string>,
): UploadRow[] => {
  const keys = new Set(known);
  const match = fileMatcher(items);
  return files.flatMap((file): UploadRow[] => {
    const key = keyOf(file);
    if (keys.has(key)) return [];
    keys.add(key);
    const { id, at } = match(file.name);
    return [{ key, file, isUnseen: true, itemId: id ?? '', at, problem: undefined, state: 'chosen' }];
  });
};

/** Whether a file is to be sent, or sent again. */
export const isToSend = ({ itemId, isUnseen, problem, state }: UploadRow): boolean =>
  itemId !== '' && !isUnseen && !problem && (state === 'chosen' || state === 'failed');

/** In which order files are sent, so that an item's pictures get the order of their numbers. */
export const inOrder = (rows: readonly UploadRow[]): UploadRow[] =>
  rows.toSorted((a, b) => a.at - b.at || a.file.name.localeCompare(b.file.name));

/** Files that have no room at their item any more, by their keys. @param roomOf how many pictures an item may still get */
export const withoutRoom = (
  rows: readonly UploadRow[],
  roomOf: (itemId: string) => number,
): ReadonlySet<string> => {
  const taken = new Map<string, number>();
  return new Set(
    inOrder(rows.filter(isToSend)).flatMap(({ key, itemId }) => {
      const before = taken.get(itemId) ?? 0;
      taken.set(itemId, before + 1);
      return before >= roomOf(itemId) ? [key] : [];
    }),
  );
};
