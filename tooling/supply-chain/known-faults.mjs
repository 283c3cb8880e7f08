import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import satisfies from 'semver/functions/satisfies.js';
import { nameOf } from './components.mjs';

/**
 * @typedef {{ id: string, package: string, range: string, severity: string, title: string }} Fault
 * @typedef {{ as_of: string, accepted: { id: string, why: string }[], faults: Fault[] }} KnownFaults
 * @typedef {import('./components.mjs').Component} Component
 */

const FILE = path.join(import.meta.dirname, 'known-faults.json');
const DAY_MS = 86_400_000;

/** @returns {Promise<KnownFaults>} */
export const readKnownFaults = async () => JSON.parse(await readFile(FILE, 'utf8'));

/** @param {KnownFaults} known */
export const writeKnownFaults = (known) => writeFile(FILE, `${JSON.stringify(known, null, 2)}\n`);

/**
 * What the registry answered, added to what is known.
 * @param {KnownFaults} known
 * @param {Fault[]} answered
 * @param {Date} now
 * @returns {KnownFaults}
 */
export const renewed = (known, answered, now) => {
  const others = known.faults.filter(
    (fault) => !answered.some((one) => one.id === fault.id && one.package === fault.package),
  );
  const faults = [...others, ...answered].toSorted((one, other) =>
    `${one.package} ${one.id}` < `${other.package} ${other.id}` ? -1 : 1,
  );
  return { ...known, as_of: now.toISOString().slice(0, 10), faults };
};

/**
 * The known faults of installed packages that nobody has accepted (product.md §487), a line for each.
 * @param {Component[]} packages
 * @param {KnownFaults} known
 */
export const faultsOf = (packages, { faults, accepted }) =>
  packages.flatMap((component) =>
    faults
      .filter((fault) => fault.package === nameOf(component))
      .filter(({ range }) => satisfies(component.version, range, { includePrerelease: true }))
      .filter(({ id }) => !accepted.some((each) => each.id === id))
      .map(
        ({ id, severity, title }) =>
          `${nameOf(component)}@${component.version}: ${title} (${severity}, ${id})`,
      ),
  );

/**
 * How old what is known is, in words.
 * @param {KnownFaults} known
 * @param {Date} now
 */
export const ageOf = ({ as_of, faults }, now) => {
  const days = Math.floor((now.getTime() - Date.parse(as_of)) / DAY_MS);
  return `${faults.length} faults known as of ${as_of}, ${days} ${days === 1 ? 'day' : 'days'} ago`;
};
