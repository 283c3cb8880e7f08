import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '../../test/eventually.ts';
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
  const refused = encoders.encode(Buffer.from('no picture'));
  const next = encode({ id: 'b' });
  await expect(refused).rejects.toThrow();
  await expect(next).resolves.toMatchObject({ id: 'b' });
});

// product.md §185
test('a picture that is never done is refused, and leaves its place to the next one', async () => {
  const one = openEncoders(1, SCRIPT, 2_000);
  const encodeThere = (picture: StandIn) => one.encode(Buffer.from(JSON.stringify(picture)));
  const endless = encodeThere({ id: 'a', until: path.join(folder, 'never'), isQuick: true });
  await expect(endless).rejects.toMatchObject({ code: 'upload_invalid', status: 422 });
  await eventually(async () => expect(await encodeThere({ id: 'b' })).toMatchObject({ id: 'b' }));
  one.stop();
});
