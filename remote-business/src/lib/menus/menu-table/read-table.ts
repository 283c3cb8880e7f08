import { LIMITS } from '@tavolina/shared-api/contract';
import { type DecodedText, detectEncoding } from './detect-encoding.ts';

/** A table that was read, and how. */
export type ReadTable = { name: string } & DecodedText;

/** A chosen table, or why it is none. */
export type ChosenTable = ReadTable | { name: string; problem: 'tooLarge' | 'noTable' | 'unreadable' };

/** Reads a table that a spreadsheet saved as text: UTF-8, UTF-16 or letters of Windows. */
export const readTable = async (file: File): Promise<ChosenTable> => {
  const { name } = file;
  if (file.size > 4 * LIMITS.menuTable) return { name, problem: 'tooLarge' };
  // It may be gone by now, as with a stick that was pulled out.
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { name, problem: 'unreadable' };
  const letters = detectEncoding(new Uint8Array(bytes));
  // A workbook (.xlsx) is an archive, and no text has this sign.
  if (letters.csv.includes('\0')) return { name, problem: 'noTable' };
  return letters.csv.length > LIMITS.menuTable ? { name, problem: 'tooLarge' } : { name, ...letters };
};
