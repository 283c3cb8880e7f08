import path from 'node:path';
import { workerConfig } from './worker-config.mjs';

const partOf = (/** @type {string} */ name) => ({
  name,
  context: path.resolve(import.meta.dirname, '../..', name),
  output: { filename: '[name].[contenthash:8].js', clean: true },
});

test('each worker of a part is one file that keeps its name', () => {
  expect(workerConfig(partOf('remote-business'))).toMatchObject({
    name: 'remote-business workers',
    entry: { 'photo.worker': './src/features/menu-editor/photo/reading/photo.worker.ts' },
    output: { filename: '[name].js', clean: false },
    plugins: [],
  });
});

test('what a package asks of Node alone is no warning in a worker', () => {
  expect(workerConfig(partOf('remote-business'))?.node).toEqual({ __filename: 'mock', __dirname: 'mock' });
});

test('a part without workers has no such build', () => {
  expect(workerConfig(partOf('remote-diner'))).toBeUndefined();
});
