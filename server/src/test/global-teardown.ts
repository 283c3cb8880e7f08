import { rmSync } from 'node:fs';
import { postgresAccount } from '../platform/database/embedded/account.ts';
import { databaseFolder } from '../platform/database/embedded/location.ts';
import { compareAnswers, readAnswers } from './missing-answers.ts';
import type { TestRun } from './test-run.ts';

/** What jest tells of a run. */
interface RunConfig {
  testPathPatterns: { isSet: () => boolean };
  testNamePattern?: string;
  onlyChanged: boolean;
  shard?: unknown;
}

const theRun = (): TestRun => (globalThis as unknown as { testRun: TestRun }).testRun;

/** Stops the run's PostgreSQL and removes its files. */
export const stopRun = async (): Promise<void> => {
  const { database, dataDir } = theRun();
  await database.stop();
  rmSync(databaseFolder(dataDir, postgresAccount()), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
};

const isWhole = ({ testPathPatterns, testNamePattern, onlyChanged, shard }: RunConfig): boolean =>
  !testPathPatterns.isSet() && !testNamePattern && !onlyChanged && shard === undefined;

/** Fails a run of all tests in which an answer of a call was never asked for, or one came that no call declares. */
const checkAnswers = (): void => {
  const { missing, undeclared } = compareAnswers(readAnswers(theRun().answers));
  const complaints = [
    ...missing.map((answer) => `No test asks for an answer of the contract: ${answer}`),
    ...undeclared.map((answer) => `The contract does not name an answer: ${answer}`),
  ];
  if (complaints.length === 0) return;
  process.stderr.write(`${complaints.join('\n')}\n`);
  process.exitCode = 1;
};

const tearDown = async (config: RunConfig): Promise<void> => {
  if (isWhole(config)) checkAnswers();
  await stopRun();
};

export default tearDown;
