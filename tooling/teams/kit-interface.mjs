import path from 'node:path';
import { teamCommands } from '../../remote-kit/commands/team-commands.mjs';
import { ROOT } from '../lib/paths.mjs';

const KIT = path.join(ROOT, 'remote-kit');
/** What configurations of teams import. */
const MODULES = ['jest/preset.mjs', 'rspack/remote-config.mjs', 'rspack/worker-config.mjs'];
/** Any remote of this repository: which keys a configuration has depends on none. */
const REMOTE = path.join(ROOT, 'remote-kitchen');

/**
 * What a command takes: its arguments in their order, and by their long names the values of its options.
 * @typedef {object} CommandShape
 * @property {string[]} demands arguments and options that must be there
 * @property {string[]} takes all arguments
 * @property {Record<string, string>} options `none`, `text`, or `perhaps` where a value may be left out
 */

/**
 * What teams call of the kit.
 * @typedef {object} KitInterface
 * @property {Record<string, CommandShape>} commands of `tavolina-remote`; its own options stand at the empty name
 * @property {Record<string, number>} functions by module and name, with how many arguments each demands
 * @property {Record<string, string[]>} settings keys of what they answer, which teams read and replace
 */

/** @param {import('commander').Option} option */
const valueTaken = ({ required, optional }) => {
  if (required) return 'text';
  return optional ? 'perhaps' : 'none';
};

/**
 * @param {import('commander').Command} command
 * @returns {CommandShape}
 */
const shapeOf = ({ registeredArguments, options }) => ({
  demands: [
    ...registeredArguments.filter(({ required }) => required).map((argument) => argument.name()),
    ...options.filter(({ mandatory }) => mandatory).map(({ long }) => String(long)),
  ],
  takes: registeredArguments.map((argument) => argument.name() + (argument.variadic ? '...' : '')),
  options: Object.fromEntries(
    options.flatMap((option) =>
      [option.long, option.short].flatMap((name) => (name ? [[name, valueTaken(option)]] : [])),
    ),
  ),
});

/** @returns {Promise<KitInterface>} */
export const kitInterface = async () => {
  /** @type {Record<string, number>} */
  const functions = {};
  for (const module of MODULES)
    for (const [name, value] of Object.entries(await import(path.join(KIT, module))))
      if (typeof value === 'function') functions[`${module} ${name}`] = value.length;
  const { browserPreset, nodePreset } = await import(path.join(KIT, 'jest/preset.mjs'));
  const { remoteConfig } = await import(path.join(KIT, 'rspack/remote-config.mjs'));
  const [firstView, browser] = remoteConfig(REMOTE);
  return {
    commands: Object.fromEntries(
      [teamCommands, ...teamCommands.commands].map((command) => [
        command === teamCommands ? '' : command.name(),
        shapeOf(command),
      ]),
    ),
    functions,
    settings: {
      browserPreset: Object.keys(browserPreset('remote')),
      nodePreset: Object.keys(nodePreset('remote')),
      'remoteConfig first view': Object.keys(firstView),
      'remoteConfig browser': Object.keys(browser),
    },
  };
};
