import semver from 'semver';

/** @typedef {import('./kit-interface.mjs').KitInterface} KitInterface */
/** @typedef {import('./kit-interface.mjs').CommandShape} CommandShape */

/** @param {string} name */
const called = (name) => `tavolina-remote ${name}`.trim();

/**
 * What a command no longer takes, or demands now, in sentences.
 * @param {string} name
 * @param {CommandShape} before
 * @param {CommandShape | undefined} now
 * @returns {string[]}
 */
const lostOfCommand = (name, before, now) => {
  if (!now) return [`The kit no longer has ${called(name)}.`];
  return [
    ...now.demands
      .filter((each) => !before.demands.includes(each))
      .map((each) => `${called(name)} now demands ${each}.`),
    ...before.takes
      .filter((each, at) => now.takes[at] !== each)
      .map((each) => `${called(name)} no longer takes ${each} there.`),
    ...Object.entries(before.options)
      .filter(([option]) => !(option in now.options))
      .map(([option]) => `${called(name)} no longer has ${option}.`),
    ...Object.entries(before.options)
      .filter(([option, value]) => ![undefined, value, 'perhaps'].includes(now.options[option]))
      .map(([option]) => `${called(name)} ${option} takes its value another way.`),
  ];
};

/**
 * What a team that wrote for one interface misses in another.
 * @param {KitInterface} before
 * @param {KitInterface} now
 * @returns {string[]}
 */
const lost = (before, now) => [
  ...Object.entries(before.commands).flatMap(([name, shape]) =>
    lostOfCommand(name, shape, now.commands[name]),
  ),
  ...Object.entries(before.functions).flatMap(([name, demanded]) => {
    const found = now.functions[name];
    if (found === undefined) return [`The kit no longer has ${name}.`];
    return found > demanded ? [`${name} now demands ${found} arguments.`] : [];
  }),
  ...Object.entries(before.settings).flatMap(([name, keys]) =>
    keys
      .filter((key) => !now.settings[name]?.includes(key))
      .map((key) => `${name} no longer has the key ${key}.`),
  ),
];

/**
 * Compares what teams call of the kit with what was released last (product.md §641).
 * @param {KitInterface & { version: string }} released
 * @param {KitInterface} current
 * @returns {{ breaking: string[], least: string }} what breaks a team's repository, and the least version that says so: a new
 *   major one for what breaks, a new minor one for what is new
 */
export const kitChanges = (released, current) => {
  const breaking = lost(released, current);
  const isLarger = lost(current, released).length > 0;
  const step = breaking.length > 0 ? 'major' : isLarger ? 'minor' : undefined;
  return { breaking, least: (step && semver.inc(released.version, step)) ?? released.version };
};
