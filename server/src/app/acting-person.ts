import os from 'node:os';
import { requireName } from './option-texts.ts';

/**
 * Who runs a command, for the record of acts: the name that it was given, else the account on this machine.
 * @throws {Error} when the name cannot be read there
 */
export const actingPerson = (by: string | undefined): string => {
  if (by) return requireName('--by', by);
  try {
    return os.userInfo().username;
  } catch {
    // The account of a container may have no name.
    return `account ${process.getuid?.() ?? ''}`.trim();
  }
};
