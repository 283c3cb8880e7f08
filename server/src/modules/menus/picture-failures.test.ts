import type { Menu } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, type TestOwner } from '../../test/factories.ts';
import { picture, upload } from '../../test/pictures.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const TOO_MANY_BYTES = 5_242_881;

let owner: TestOwner;
let menu: Menu;
beforeAll(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner);
});

const stored = async () =>
  (await send(server, 'GET', `/menus/${menu.id}`, { token: owner.accessToken })).body;

const save = (image: Buffer) =>
  send(server, 'PATCH', `/menus/${menu.id}`, {
    token: owner.accessToken,
    body: { title: 'Tjetër', image_base64: `data:image/png;base64,${image.toString('base64')}` },
  });

const replace = (file: Buffer | string) =>
  upload(server, `/menus/${menu.id}/image/`, file, { token: owner.accessToken });

test('a save with a picture above 5 MB changes nothing', async () => {
  expect(await save(Buffer.alloc(TOO_MANY_BYTES))).toMatchObject({
    status: 413,
    body: { code: 'upload_too_large' },
  });
  expect(await stored()).toEqual(menu);
});

test('a file above 5 MB, and one that is no picture, replace nothing', async () => {
  expect(await replace(Buffer.alloc(TOO_MANY_BYTES))).toMatchObject({
    status: 413,
    body: { code: 'upload_too_large' },
  });
  expect(await replace('as foto, as gjë')).toMatchObject({ status: 422, body: { code: 'upload_invalid' } });
  expect(await stored()).toEqual(menu);
});

test('what they would have replaced with takes its place otherwise', async () => {
  expect(await replace(await picture().png().toBuffer())).toMatchObject({ status: 200 });
});
