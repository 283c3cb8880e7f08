import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';

/** @typedef {{ title: string, commands: string[] }} GuideStep a numbered step of the guide, with its commands in their order */

const STEP = /^\d+\.\s+(.+)$/;
const COMMAND = /^ {8}(\S.*)$/;

/**
 * The commands that docs/deploying.md gives for a Debian machine, read from the document, so that what is tested is what is
 * documented.
 * @param {Record<string, string>} names what stands for each placeholder, such as `YOUR.NAME`
 * @returns {GuideStep[]}
 */
export const guideCommands = (names) => {
  const text = readFileSync(path.join(ROOT, 'docs/deploying.md'), 'utf8');
  const [, section = ''] = /^## A Debian machine$([\s\S]+?)^## /m.exec(text) ?? [];
  /** @type {GuideStep[]} */
  const steps = [];
  for (const line of section.split('\n')) {
    const title = STEP.exec(line)?.[1];
    if (title) steps.push({ title, commands: [] });
    const command = COMMAND.exec(line)?.[1];
    if (command === undefined) continue;
    const filled = Object.entries(names).reduce((all, [name, value]) => all.replaceAll(name, value), command);
    steps.at(-1)?.commands.push(filled);
  }
  return steps;
};
