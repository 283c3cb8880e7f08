import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CallShape, callShapes } from '@tavolina/shared-api/contract';
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
const released: ContractVersion = { version: '1.4.2', calls: { 'GET /menus/': call(fields('id', 'title')) } };
const changesTo = (calls: ContractVersion['calls']) => contractChanges(released, { version: '1.4.2', calls });

// product.md §594
test('an answer that loses a field breaks its clients, and needs a major version', () => {
  expect(changesTo({ 'GET /menus/': call(fields('id')) })).toEqual({
    breaking: ['The server no longer has GET /menus/: answer.title.'],
    grown: [],
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
    least: '1.5.0',
  });
});

// product.md §594
test('what stayed the same needs no new version', () => {
  expect(changesTo(released.calls)).toEqual({ breaking: [], grown: [], least: '1.4.2' });
});

// product.md §594
test('the contract has the version that its changes since the last release need', () => {
  const last = readJson<ContractVersion>('released/contract.json');
  const { version } = readJson<{ version: string }>('package.json');
  const { breaking, grown, least } = contractChanges(last, { version, calls: callShapes() });
  // Else raise the version of shared-api to the least one.
  expect(semver.gte(version, least) ? [] : [least, ...breaking, ...grown]).toEqual([]);
});
