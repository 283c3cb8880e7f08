import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BUILD_BYTES } from './releases-routes.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

test.each([
  ['nginx', 'docs/nginx/tavolina.conf', /\/api\/platform\/versions[^}]*client_max_body_size (\d+)m;/],
  ['ingress of a cluster', 'tooling/deploy/kubernetes.yaml', /proxy-body-size: (\d+)m$/m],
])('the documented %s lets a build through that the server takes', (_name, file, limit) => {
  const [, megabytes] = limit.exec(readFileSync(path.join(ROOT, file), 'utf8')) ?? [];
  expect(Number(megabytes) * 1024 * 1024).toBe(BUILD_BYTES);
});
