import { existsSync } from 'node:fs';
import path from 'node:path';
import { say } from '../lib/progress.mjs';
import { Refused } from './api.mjs';
import { api, platform } from './commands.mjs';
import { deprecatedUses } from './deprecated-uses.mjs';
import { dryRun } from './options.mjs';
import { isBuild, readBuild, readFacts, readNamed } from './read-build.mjs';

/**
 * Name of the part whose sources or finished build a folder holds.
 * @param {string} folder
 * @returns {Promise<string>}
 * @throws {Refused}
 */
const partIn = async (folder) => {
  if (isBuild(folder)) return (await readFacts(folder)).name;
  if (!existsSync(path.join(folder, 'rspack.config.mjs')))
    throw new Refused(
      `${path.basename(folder)} is no part: it has neither an rspack.config.mjs nor, as a build, a platform.json.`,
    );
  const { name } = await readNamed(path.join(folder, 'package.json'), ['name']);
  return name.replace(/^@[^/]+\//, '');
};

/** @typedef {import('@tavolina/shared-api/contract').PublishedVersion} PublishedVersion */

/**
 * Says which files grew, and what a build uses that is to go.
 * @param {string} folder of the build
 * @param {PublishedVersion['grown']} [grown] in bytes of brotli
 */
const tellTeam = async (folder, grown = []) => {
  for (const { about, bytes, live } of grown)
    say(`${about} grew by ${bytes - live} bytes of brotli, from ${live} to ${bytes}.`);
  for (const sentence of await deprecatedUses(folder)) say(sentence);
};

/**
 * Adds the command that hands a part over.
 * @param {(dir: string) => Promise<string>} build builds the part in a folder and answers the folder of the build
 */
export const addPublish = (build) =>
  platform
    .command('publish')
    .description('Hands a part over, built before. Nothing goes live, and a published version never changes.')
    .argument('[folder]', 'of its sources, or of a finished build', '.')
    .option('--larger <why>', 'why it weighs more than what is live; kept with the version')
    .option(
      '--oversize <why>',
      'why it may weigh more than its part’s limits; for operators, kept with the version',
    )
    .addOption(dryRun())
    .addHelpText('after', '\nRefusals name every reason; repair them and publish again.')
    .action(async (given, { larger, oversize, ...options }) => {
      const dir = path.resolve(given);
      const part = await partIn(dir);
      // Missing rights are reported before the build starts.
      /** @type {import('@tavolina/shared-api/contract').ReleaseStatus} */
      const { may_move } = await api()('status');
      if (may_move !== null && may_move !== part)
        throw new Refused(
          `The token may move ${may_move} alone: publish that, or ask an operator for a token of ${part}.`,
        );
      const folder = isBuild(dir) ? dir : await build(dir);
      const content = await readBuild(folder);
      const dry_run = options.dryRun ?? false;
      const request = { ...content, dry_run, larger, oversize };
      /** @type {PublishedVersion} */
      const { version, is_new, grown } = await api()('versions', request);
      await tellTeam(folder, grown);
      if (dry_run) say(`${part} ${version} would pass the checks; nothing was handed over.`);
      else say(`${part} ${version} ${is_new ? 'is published' : 'had been published before'}.`);
    });
