import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const LOOK_MS = 50;

/** @param {number} pid @returns {string[]} program and arguments; none of one that has ended */
const commandOf = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
};

/**
 * Programs that were started with a file or folder of this one, whoever started them: Patroni's PostgreSQL is no child
 * of it. By process id, and whether it is PostgreSQL.
 * @param {string} folder
 */
const programsIn = (folder) =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid)
    .map((pid) => ({ pid, command: commandOf(pid) }))
    .filter(({ command }) => command.some((each) => each.includes(folder + path.sep)))
    .map(({ pid, command: [program = ''] }) => ({ pid, isDatabase: path.basename(program) === 'postgres' }));

/** @param {number} pid @param {NodeJS.Signals} signal @returns {boolean} whether it was there, and may be ended */
const send = (pid, signal) => {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
};

/**
 * Ends the programs of a folder that is thrown away: those that could start others first, then PostgreSQL, which ends its
 * own processes. What they have in hand is lost.
 * @param {string} folder
 * @returns {boolean} whether PostgreSQL still ran
 */
export const endProgramsIn = (folder) => {
  /** @param {boolean} isDatabase @param {NodeJS.Signals} signal */
  const endThose = (isDatabase, signal) =>
    programsIn(folder)
      .filter((program) => program.isDatabase === isDatabase)
      .map(({ pid }) => send(pid, signal))
      .some(Boolean);
  while (endThose(false, 'SIGKILL'));
  return endThose(true, 'SIGQUIT');
};

/** The same, and waits until none runs. @param {string} folder */
export const untilProgramsEnded = async (folder) => {
  while (endProgramsIn(folder)) await delay(LOOK_MS);
};
