import { readFileSync } from 'node:fs';
import path from 'node:path';
import { UPLOAD_BYTES } from './releases-routes.ts';

const CONFIGURATION = path.resolve(import.meta.dirname, '../../../../docs/nginx/tavolina.conf');

test('the documented nginx lets a build through that the server takes', () => {
  const [, publish = ''] = readFileSync(CONFIGURATION, 'utf8').split('/api/platform/versions');
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(publish) ?? [];
  expect(Number(megabytes) * 1024 * 1024).toBe(UPLOAD_BYTES);
});
