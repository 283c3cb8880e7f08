import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StandIn } from '../../test/slow-encoder.ts';
import { openEncoders } from './picture-encoders.ts';

const SCRIPT = path.join(import.meta.dirname, '../../test/slow-encoder');
const encoders = openEncoders(2, SCRIPT);
afterAll(() => encoders.stop());

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tavolina-encoders-'));
});
afterAll(() => rm(folder, { recursive: true }));

const encode = (picture: StandIn) => encoders.encode(Buffer.from(JSON.stringify(picture)));
const processOf = async (picture: Promise<{ placeholder: string }>) => (await picture).placeholder;

test('a picture waits for one that is decoded quickly, so that one process does for both', async () => {
  const until = path.join(folder, 'quick');
  const first = processOf(encode({ id: 'a', until, isQuick: true }));
  const second = processOf(encode({ id: 'b' }));
  await writeFile(until, '');
  expect(await second).toBe(await first);
});

test('a picture waits for none that is decoded slowly, and gets a process of its own', async () => {
  const until = path.join(folder, 'slow');
  const slow = processOf(encode({ id: 'a', until }));
  const second = await processOf(encode({ id: 'b' }));
  await writeFile(until, '');
  expect(await slow).not.toBe(second);
});

test('a picture that is refused keeps nobody waiting', async () => {
  const refused = encoders.encode(Buffer.from('no stand-in'));
  const next = encode({ id: 'b' });
  await expect(refused).rejects.toThrow();
  await expect(next).resolves.toMatchObject({ id: 'b' });
});
