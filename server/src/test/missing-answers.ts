import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the tests of one file were answered by calls of the contract, and what these may answer: `METHOD /path code`. */
export interface TestAnswers {
  answered: readonly string[];
  declared: readonly string[];
}

/** Answers that the contract names and none of these tests got, and such that tests got and the contract does not name. */
export const compareAnswers = (
  files: readonly TestAnswers[],
): { missing: string[]; undeclared: string[] } => {
  const answered = new Set(files.flatMap((file) => file.answered));
  const declared = new Set(files.flatMap((file) => file.declared));
  return {
    missing: [...declared].filter((answer) => !answered.has(answer)).sort(),
    undeclared: [...answered].filter((answer) => !declared.has(answer)).sort(),
  };
};

/** What the test files of a run have left in a folder. */
export const readAnswers = (folder: string): TestAnswers[] =>
  readdirSync(folder).map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as TestAnswers);
