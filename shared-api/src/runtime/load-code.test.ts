import { isMissingFile } from './load-code.ts';

test.each([
  [Object.assign(new Error('Loading chunk 5 failed'), { name: 'ChunkLoadError' }), true],
  [Object.assign(new Error('Loading CSS chunk 5 failed'), { code: 'CSS_CHUNK_LOAD_FAILED' }), true],
  [new Error('boom'), false],
  [{ status: 404 }, false],
])('%s: %s', (error, expected) => {
  expect(isMissingFile(error)).toBe(expected);
});
