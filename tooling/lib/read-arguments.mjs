import { parseArgs } from 'node:util';

const HELP = ['--help', '-h'];

/**
 * Reads the arguments of this process. Ends it with the usage for `--help`, and with what is wrong and the usage for
 * arguments that the command does not know: nothing is done by mistake.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} O
 * @param {string} usage how the command is called and what it does, without a last line break
 * @param {{ options?: O, names?: number, most?: number }} [known] its options, and how many arguments without a name it
 *   needs, and takes at most
 */
export const readArguments = (usage, { options, names = 0, most = names } = {}) => {
  if (process.argv.slice(2).some((argument) => HELP.includes(argument))) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: /** @type {O} */ (options ?? {}),
    });
    if (positionals.length > most) throw new Error(`Unexpected: ${positionals.slice(most).join(' ')}`);
    if (positionals.length < names) throw new Error('Something is missing.');
    return { values, positionals };
  } catch (error) {
    process.stderr.write(`${/** @type {Error} */ (error).message}\n\n${usage}\n`);
    process.exit(1);
  }
};
