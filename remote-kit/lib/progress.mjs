/**
 * Prints one line of progress.
 * @param {string} text
 */
export const say = (text) => void process.stdout.write(`${text}\n`);

/**
 * Runs a step and prints its duration.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const step = async (name, work) => {
  const started = performance.now();
  say(`${name} ...`);
  const result = await work();
  say(`${name}: done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
};
