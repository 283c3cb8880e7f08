import { execFileSync } from 'node:child_process';
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';

/** Twice what the databases and copies of the product of a run take at most, in bytes. */
const ROOM = 3 * 2 ** 30;

/**
 * Whether programs may run from there, as PostgreSQL's do from a data folder; containers often forbid it.
 * @param {string} folder
 */
const runsPrograms = (folder) => {
  const program = path.join(folder, 'program');
  try {
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    execFileSync(program);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(program, { force: true });
  }
};

/** @param {string} parent */
const makeIn = (parent) => {
  const folder = mkdtempSync(path.join(parent, 'tavolina-scratch-'));
  // PostgreSQL's account must be able to enter it.
  chmodSync(folder, 0o755);
  return folder;
};

/** @param {string} parent */
const hasRoom = (parent) => {
  try {
    accessSync(parent, constants.W_OK);
    const { bavail, bsize } = statfsSync(parent);
    return Math.min(bavail * bsize, os.freemem() / 2) > ROOM;
  } catch {
    return false;
  }
};

/** A folder in memory, where there is room; else one on the disk. */
const make = () => {
  if (!hasRoom(IN_MEMORY)) return makeIn(os.tmpdir());
  const folder = makeIn(IN_MEMORY);
  if (runsPrograms(folder)) return folder;
  rmSync(folder, { recursive: true });
  return makeIn(os.tmpdir());
};

/**
 * Makes a folder for what a run of tests writes and deletes again. A database is a thousand files, and there are hundreds
 * of them: to delete one from a disk can take a processor three seconds, from memory none.
 * @returns {{ folder: string, remove: () => void }} the folder, which also goes when this process is broken off
 */
export const scratchFolder = () => {
  const folder = make();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  return {
    folder,
    remove: () => {
      process.off('exit', remove);
      remove();
    },
  };
};
