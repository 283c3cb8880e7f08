import os from 'node:os';

/** Who runs a command, for the record of acts: the name that it was given, else the account on this machine. */
export const actingPerson = (by: string | undefined): string => {
  if (by) return by;
  try {
    return os.userInfo().username;
  } catch {
    // The account of a container may have no name.
    return `account ${process.getuid?.() ?? ''}`.trim();
  }
};
