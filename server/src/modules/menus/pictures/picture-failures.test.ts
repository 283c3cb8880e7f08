import type { Menu } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, type TestOwner } from '../../../test/factories.ts';
import { bomb, picture, upload } from '../../../test/pictures.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer();

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

test('a picture of too many pixels is refused, wherever it comes from', async () => {
  const file = await bomb();
  const image_base64 = file.toString('base64');
  const created = await send(server, 'POST', '/menus/', {
    token: owner.accessToken,
    body: { title: 'Re', image_base64 },
  });
  for (const answer of [created, await save(file), await replace(file)])
    expect(answer).toMatchObject({ status: 422, body: { code: 'upload_pixels' } });
  expect(await stored()).toEqual(menu);
});

test('what they would have replaced with takes its place otherwise', async () => {
  expect(await replace(await picture().png().toBuffer())).toMatchObject({ status: 200 });
});

test('pictures beyond those of ten minutes are refused with the time to wait, and not as a wrong field', async () => {
  const busy = await createOwner(server);
  const own = await createMenu(server, busy);
  await server.database.query(
    `INSERT INTO rate_limits (key, hits, window_ends_at) VALUES ($1, 600, now() + interval '10 minutes')`,
    [`upload:${busy.id}`],
  );
  const file = await picture(40, 30).png().toBuffer();
  const token = busy.accessToken;
  const answer = await send(server, 'PATCH', `/menus/${own.id}`, {
    token,
    body: { image_base64: file.toString('base64') },
  });
  expect(answer).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(answer.body).not.toHaveProperty('errors');
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(590);
  for (const path of ['/menus/pictures/', `/menus/${own.id}/image/`, '/users/profile-image/'])
    expect(await upload(server, path, file, { token })).toMatchObject({
      status: 429,
      body: { code: 'rate_limited' },
    });
});
