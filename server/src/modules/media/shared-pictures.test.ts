import type { Profile } from '@tavolina/shared-api/contract';
import { bucketService } from '../../test/bucket-service.ts';
import { createOwner } from '../../test/factories.ts';
import { picture, upload } from '../../test/pictures.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const service = bucketService();
const server = testServer({
  RATE_LIMITS: 'off',
  S3_BUCKET: 'fotot',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  get S3_ENDPOINT() {
    return service.settings.endpoint ?? '';
  },
});

test('with a bucket, what one process keeps every other one serves', async () => {
  const owner = await createOwner(server);
  const file = await picture(400, 300).jpeg().toBuffer();
  const { body } = await upload(server, '/users/profile-image/', file, { token: owner.accessToken });
  const address = (body as Profile).profile_image_url ?? '';
  expect([...service.kept.keys()]).toContain(`/fotot/${address.slice('/media/'.length)}`);
  const served = await fetch(new URL(await server.sibling()).origin + address);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await served.arrayBuffer()).byteLength).toBe(Number(served.headers.get('content-length')));
});

test('while the bucket refuses, an upload fails with a sentence and changes nothing', async () => {
  const owner = await createOwner(server);
  service.refuse(true);
  const file = await picture(400, 300, 99).jpeg().toBuffer();
  const answer = await upload(server, '/users/profile-image/', file, { token: owner.accessToken });
  service.refuse(false);
  expect(answer).toMatchObject({ status: 503, body: { code: 'service_unavailable' } });
  const profile = await send(server, 'GET', '/users/profile', { token: owner.accessToken });
  expect(profile.body).toMatchObject({ profile_image_url: null });
});
