import { LIMITS } from '@tavolina/shared-api/contract';

/** A chosen table, or why it is none. */
export type ChosenTable =
  | { name: string; csv: string }
  | { name: string; problem: 'tooLarge' | 'noTable' | 'unreadable' };

const decode = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What older spreadsheets write; its letters are those of Albanian too.
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** Reads a table that a spreadsheet saved as text: UTF-8, UTF-16 or Windows' Western letters. */
export const readTable = async (file: File): Promise<ChosenTable> => {
  const { name } = file;
  if (file.size > 4 * LIMITS.menuTable) return { name, problem: 'tooLarge' };
  // It may be gone by now, as with a stick that was pulled out.
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { name, problem: 'unreadable' };
  const csv = decode(new Uint8Array(bytes));
  // A workbook (.xlsx) is an archive, and no text has this sign.
  if (csv.includes('\0')) return { name, problem: 'noTable' };
  return csv.length > LIMITS.menuTable ? { name, problem: 'tooLarge' } : { name, csv };
};
