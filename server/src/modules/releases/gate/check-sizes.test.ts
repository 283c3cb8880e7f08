import { createHash } from 'node:crypto';
import { testFacts } from '../../../test/builds.ts';
import { measureSizes } from './check-sizes.ts';

const hashOf = (text: string, kind: 'sha256' | 'sha384'): Buffer => createHash(kind).update(text).digest();

/** A build of the same sources under a name: its code names itself, its chunks and their hashes. */
const buildNamed = (version: string) => {
  const chunk = `chunk.${hashOf(version, 'sha256').toString('hex').slice(0, 8)}.js`;
  const integrity = `sha384-${hashOf(version, 'sha384').toString('base64')}`;
  const code = `load("${version}","${version.replace(/\W/g, '_')}","${chunk}","${integrity}");`.repeat(3);
  return {
    facts: testFacts({
      version,
      entry: 'entry.js',
      js: ['main.js'],
      files: { [chunk]: { integrity, bytes: 1 } },
    }),
    files: new Map(['entry.js', 'main.js', chunk].map((name) => [name, Buffer.from(code)])),
  };
};

test('the same sources weigh the same under seven names', async () => {
  const names = Array.from(
    { length: 7 },
    (_, index) => `0.1.0-${hashOf(String(index), 'sha256').toString('hex').slice(0, 10)}`,
  );
  const weights = await Promise.all(
    names.map(async (name) => (await measureSizes(buildNamed(name))).map(({ bytes }) => bytes)),
  );
  expect(new Set(weights.map((all) => all.join())).size).toBe(1);
});
