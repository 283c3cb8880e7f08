import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CallShape, callShapes, type Deprecation, deprecatedCalls } from '@tavolina/shared-api/contract';
import semver from 'semver';
import { type ContractVersion, contractChanges } from './contract-changes.ts';

const API = path.resolve(import.meta.dirname, '../../../../../shared-api');
const readJson = <T>(file: string): T => JSON.parse(readFileSync(path.join(API, file), 'utf8')) as T;

const call = (answers: CallShape['answers'], takes: CallShape['takes'] = { type: 'object' }): CallShape => ({
  takes,
  answers,
});
const fields = (...names: string[]): CallShape['answers'] => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  required: names,
});
const released: ContractVersion = {
  version: '1.4.2',
  calls: { 'GET /menus/': call(fields('id', 'title')) },
  deprecated: {},
};
const TODAY = '2026-11-30';
const changesTo = (calls: ContractVersion['calls'], before = released) =>
  contractChanges(before, { version: '1.4.2', calls, deprecated: {} }, TODAY);

// product.md §594
test('an answer that loses a field breaks its clients, and needs a major version', () => {
  expect(changesTo({ 'GET /menus/': call(fields('id')) })).toEqual({
    breaking: ['The server no longer has GET /menus/: answer.title.'],
    grown: [],
    early: [],
    least: '2.0.0',
  });
});

// product.md §594
test('a call that is gone breaks its clients', () => {
  expect(changesTo({})).toMatchObject({
    breaking: ['The server does not know the call GET /menus/.'],
    least: '2.0.0',
  });
});

// product.md §681
test.each<[string, Deprecation | undefined, string[]]>([
  ['that nobody announced', undefined, ['GET /menus/']],
  ['on its last day', { since: '2026-05-01', until: TODAY }, ['GET /menus/']],
  ['on the day after', { since: '2026-05-01', until: '2026-11-29' }, []],
])('a call that is gone %s', (_when, announced, early) => {
  const deprecated = announced ? { 'GET /menus/': announced } : {};
  expect(changesTo({}, { ...released, deprecated })).toMatchObject({ early, least: '2.0.0' });
});

// product.md §594
test('a field that a request must have breaks its clients', () => {
  const takes = {
    type: 'object',
    properties: { 'query.city': { type: 'string' } },
    required: ['query.city'],
  };
  expect(changesTo({ 'GET /menus/': call(fields('id', 'title'), takes) })).toMatchObject({
    breaking: ['The server now demands GET /menus/: query.city.'],
    least: '2.0.0',
  });
});

// product.md §594
test('a new call and a larger answer need a minor version', () => {
  const larger = { 'GET /menus/': call(fields('id', 'title', 'city')), 'GET /places/': call(fields('id')) };
  expect(changesTo(larger)).toEqual({
    breaking: [],
    grown: ['GET /menus/', 'GET /places/'],
    early: [],
    least: '1.5.0',
  });
});

// product.md §594
test('what stayed the same needs no new version', () => {
  expect(changesTo(released.calls)).toEqual({ breaking: [], grown: [], early: [], least: '1.4.2' });
});

// product.md §594
test('the contract has the version that its changes since the last release need', () => {
  const last = readJson<ContractVersion>('released/contract.json');
  const { version } = readJson<{ version: string }>('package.json');
  const current = { version, calls: callShapes(), deprecated: deprecatedCalls() };
  const today = new Date().toISOString().slice(0, 10);
  const { breaking, grown, early, least } = contractChanges(last, current, today);
  // Else raise the version of shared-api to the least one.
  expect(semver.gte(version, least) ? [] : [least, ...breaking, ...grown]).toEqual([]);
  expect(early).toEqual([]);
});
