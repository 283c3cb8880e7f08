import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './paths.mjs';

/** As many lines of a message as say what was expected and where. */
const MESSAGE_LINES = 20;

/**
 * @param {string} file
 * @param {string} title
 * @param {string} [message]
 */
const told = (file, title, message = '') => {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, MESSAGE_LINES);
  return [`${path.relative(ROOT, path.resolve(ROOT, file))} › ${title}`, ...lines].join('\n    ');
};

/**
 * Names each test that failed, with the beginning of its message, and each file that could not be run.
 * @param {{ testResults: { name: string, status: string, message: string,
 *   assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} report what jest wrote
 * @returns {string[]}
 */
export const failedTests = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0) return [told(name, 'the file itself', message)];
      return failed.map((test) => told(name, test.fullName, test.failureMessages[0]));
    });

/**
 * Says what a run that failed without a failed test had to say: its last lines, such as those of what is checked after all
 * tests.
 * @param {string} output
 * @returns {string[]}
 */
export const lastLines = (output) => [
  stripVTControlCharacters(output).trim().split('\n').slice(-MESSAGE_LINES).join('\n    '),
];

/**
 * @typedef {{ file: string, title: string, suites?: Suite[], specs: { title: string, tests: {
 *   status: string, results: { error?: { message?: string } }[] }[] }[] }} Suite
 */

/**
 * Names each story that did not pass at once, with the beginning of its message.
 * @param {{ suites: Suite[] }} report what the runner of the stories wrote
 * @returns {string[]}
 */
export const failedStories = ({ suites }) =>
  suites.flatMap(({ file, suites: inner = [], specs }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ status, results }) =>
          told(
            path.join('e2e/specs', file),
            title,
            results.find(({ error }) => error)?.error?.message ?? status,
          ),
        ),
    ),
    ...failedStories({ suites: inner }),
  ]);
