import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openObjectStore } from '../../../platform/object-store/open-object-store.ts';
import { StoreOutage } from '../../../platform/object-store/store-outage.ts';
import { openReleaseFiles } from './release-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tavolina-release-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('below a file of a version is no file, and a store that cannot be read is an outage', async () => {
  const files = openReleaseFiles(await openObjectStore({ kind: 'directory', folder }));
  await files.write('shell', '1.0.0', new Map([['js/main.js', Buffer.from('void 0')]]));
  expect(await files.read('shell', '1.0.0', 'js/main.js/x.js')).toBeUndefined();
  expect(await files.read('shell', '1.0.0', 'js/main.js/y/x.js')).toBeUndefined();
  expect(String(await files.read('shell', '1.0.0', 'js/main.js'))).toBe('void 0');
  rmSync(path.join(folder, 'releases'), { recursive: true });
  writeFileSync(path.join(folder, 'releases'), '');
  await expect(files.read('shell', '1.0.0', 'js/other.js')).rejects.toThrow(StoreOutage);
});
