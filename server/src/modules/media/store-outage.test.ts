import { mkdtempSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Menu } from '@tavolina/shared-api/contract';
import { createMenu, createOwner } from '../../test/factories.ts';
import { picture, upload } from '../../test/pictures.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'tavolina-outage-'));
const FOLDER = path.join(DATA_DIR, 'media');
const AWAY = path.join(DATA_DIR, 'away');
const server = testServer({ RATE_LIMITS: 'off', DATA_DIR });

afterAll(() => rm(DATA_DIR, { recursive: true, force: true }));

/** A file stands where the folder of pictures was: it can be neither read nor written until it is gone. */
const breakDisk = async () => {
  await rename(FOLDER, AWAY);
  await writeFile(FOLDER, '');
};
const mendDisk = async () => {
  await rm(FOLDER);
  await rename(AWAY, FOLDER);
};

test('while the disk of pictures fails, uploads say so and change nothing, and the rest goes on', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const file = await picture().png().toBuffer();
  const other = await picture(64, 48, 200).png().toBuffer();
  const menu = await createMenu(server, owner, { image_base64: file.toString('base64') });
  const read = async () =>
    (await send(server, 'GET', `/menus/${menu.id}`, { token: owner.accessToken })).body as Menu;
  const asOwner = { token: owner.accessToken, language: 'en' };
  const body = { title: 'Tjetër', image_base64: other.toString('base64') };
  await breakDisk();
  const outage = {
    status: 503,
    body: {
      code: 'service_unavailable',
      detail: 'The service is not answering at the moment. Try again shortly.',
    },
  };
  const refused = await upload(server, `/menus/${menu.id}/image/`, other, asOwner);
  expect(refused).toMatchObject(outage);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await upload(server, '/users/profile-image/', other, asOwner)).toMatchObject(outage);
  expect(await send(server, 'PATCH', `/menus/${menu.id}`, { token: owner.accessToken, body })).toMatchObject({
    status: 503,
  });
  const shown = await fetch(new URL(menu.image_url ?? '', server.api));
  expect(shown.status).toBe(503);
  expect(await read()).toEqual(menu);
  await mendDisk();
  expect(await upload(server, `/menus/${menu.id}/image/`, other, asOwner)).toMatchObject({ status: 200 });
  expect((await fetch(new URL(menu.image_url ?? '', server.api))).status).toBe(200);
});
