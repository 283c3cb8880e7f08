import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** The log's level of an error. */
const ERROR = 50;

const logFile = (dataDir: string): string => path.join(dataDir, 'server.log');

/** Keeps what a server prints in its data folder, after what earlier servers printed there. */
export const keepLog = (dataDir: string, output: Readable | null): void => {
  output?.pipe(createWriteStream(logFile(dataDir), { flags: 'a' }));
};

/**
 * Errors that the servers of a data folder have logged, oldest first.
 * @param since of these, the ones from this time on, in ms since 1970
 */
export const loggedErrors = (dataDir: string, since: number): string[] => {
  const file = logFile(dataDir);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => {
    if (!line.startsWith('{') || !line.endsWith('}')) return false;
    const { level, time } = JSON.parse(line) as { level: number; time: number };
    return level >= ERROR && time >= since;
  });
};
