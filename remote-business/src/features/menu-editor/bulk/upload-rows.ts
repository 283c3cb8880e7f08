import { imageProblem } from '../../../lib/read-image.ts';
import { fileMatcher, type NamedItem } from './match-files.ts';

/** A chosen file and what becomes of it. */
export interface UploadRow {
  /** What the table knows it by. */
  key: string;
  file: File;
  /** The item it goes to; empty: it is left out. */
  itemId: string;
  /** Which of the item's pictures it is, by its name. */
  at: number;
  /** Why it is no picture here; it cannot go anywhere then. */
  problem: ReturnType<typeof imageProblem>;
  state: 'chosen' | 'sending' | 'done' | 'failed';
  /** Why it failed. */
  error?: unknown;
}

const keyOf = ({ name, size, lastModified }: File): string => JSON.stringify([name, size, lastModified]);

/** Chosen files with the items that their names say, behind those that are there; the same file comes once. */
export const withFiles = (
  rows: readonly UploadRow[],
  files: readonly File[],
  items: readonly NamedItem[],
): UploadRow[] => {
  const known = new Set(rows.map(({ key }) => key));
  const match = fileMatcher(items);
  const added = files.flatMap((file): UploadRow[] => {
    const key = keyOf(file);
    if (known.has(key)) return [];
    known.add(key);
    const problem = imageProblem(file);
    const { id, at } = match(file.name);
    return [{ key, file, itemId: problem ? '' : (id ?? ''), at, problem, state: 'chosen' }];
  });
  return [...rows, ...added];
};

/** Whether a file is to be sent, or sent again. */
export const isToSend = ({ itemId, problem, state }: UploadRow): boolean =>
  itemId !== '' && !problem && (state === 'chosen' || state === 'failed');

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
