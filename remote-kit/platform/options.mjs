import { InvalidArgumentError, Option } from 'commander';

/**
 * A share of visitors.
 * @param {string} text
 * @throws {InvalidArgumentError}
 */
export const readPercent = (text) => {
  const percent = Number(text);
  if (Number.isInteger(percent) && percent >= 1 && percent <= 99) return percent;
  throw new InvalidArgumentError('A whole number from 1 to 99.');
};

/**
 * A budget; null for the platform’s own.
 * @param {string} text
 * @throws {InvalidArgumentError}
 */
export const readBytes = (text) => {
  if (text === 'default') return null;
  const bytes = Number(text);
  if (Number.isInteger(bytes) && bytes > 0) return bytes;
  throw new InvalidArgumentError('A whole number of bytes, or default.');
};

/**
 * A version of a part.
 * @param {string} text
 * @throws {InvalidArgumentError}
 */
export const readTarget = (text) => {
  const [, part, version] = /^([\w-]+)@(.+)$/.exec(text) ?? [];
  if (part && version) return { part, version };
  throw new InvalidArgumentError('Written as remote-diner@1.2.3-0a1b2c3d4e.');
};

/**
 * Where an installation answers.
 * @param {string} text
 * @throws {InvalidArgumentError}
 */
export const readAddress = (text) => {
  if (/^https?:/.test(text) && URL.canParse(text)) return text;
  throw new InvalidArgumentError('Written as http://127.0.0.1:3000.');
};

/** The option to only say what would happen. */
export const dryRun = () => new Option('--dry-run', 'say what would happen and do nothing');

/** The option that says why something is done. */
export const reason = () => new Option('-m, --reason <text>', 'why; it is recorded').makeOptionMandatory();
