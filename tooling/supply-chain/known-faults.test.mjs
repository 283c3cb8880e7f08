import validRange from 'semver/ranges/valid.js';
import { ageOf, faultsOf, readKnownFaults, renewed } from './known-faults.mjs';

const fault = { id: 'GHSA-1', package: '@a/b', range: '<1.2.0', severity: 'high', title: 'Breaks' };
const known = { as_of: '2026-09-17', accepted: [], faults: [fault] };
const at = (/** @type {string} */ version) => ({ group: '@a', name: 'b', version });

// product.md §487
test('a fault is told where an installed version is in its range, and not once it is accepted', () => {
  expect(faultsOf([at('1.1.9'), at('1.2.0'), { name: 'b', version: '1.0.0' }], known)).toEqual([
    '@a/b@1.1.9: Breaks (high, GHSA-1)',
  ]);
  expect(faultsOf([at('1.2.0-beta.1')], known)).toHaveLength(1);
  const accepted = [{ id: 'GHSA-1', why: 'nobody reaches it' }];
  expect(faultsOf([at('1.1.9')], { ...known, accepted })).toEqual([]);
});

// product.md §487
test('how old the file is, is said in days', () => {
  expect(ageOf(known, new Date('2026-09-18T12:00:00Z'))).toBe('1 faults known as of 2026-09-17, 1 day ago');
  expect(ageOf(known, new Date('2026-11-26T00:00:00Z'))).toContain('70 days ago');
});

test('what the registry answers is added with its day, and replaces the same fault', () => {
  const other = { ...fault, id: 'GHSA-2' };
  const wider = { ...fault, range: '<1.3.0' };
  expect(renewed(known, [other, wider], new Date('2026-11-26T00:00:00Z'))).toEqual({
    as_of: '2026-11-26',
    accepted: [],
    faults: [wider, other],
  });
});

test('the file names each fault once, with ranges that can be read', async () => {
  const { faults } = await readKnownFaults();
  expect(new Set(faults.map(({ id, package: name }) => `${name} ${id}`)).size).toBe(faults.length);
  expect(faults.filter(({ range }) => validRange(range) === null)).toEqual([]);
});
