import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { SMALL_HEAP, SMALL_MALLOC } from '../lib/memory-options.mjs';
import { CONNECTIONS, OPEN_FILES } from '../lib/nginx-site.mjs';
import { ROOT } from '../lib/paths.mjs';

const read = (/** @type {string} */ name) => readFileSync(path.join(import.meta.dirname, name), 'utf8');
const container = read('Containerfile');
const unit = read('tavolina@.service');
/** @typedef {{ environment: Record<string, string> }} Service */
/** @type {{ services: { 'server-1': Service, 'server-2': Service, nginx: { command: [string, string, string] } } }} */
const compose = parse(read('compose.yaml'), { merge: true });
/** @typedef {{ httpGet: { path: string } }} Probe */
/** @typedef {{ securityContext: object, readinessProbe: Probe, livenessProbe: Probe }} Container */
/** @typedef {{ kind: 'Deployment', spec: { template: { spec: { securityContext: object, containers: [Container] } } } }} Deployment */
/** @type {(Deployment | { kind: 'Service' | 'PodDisruptionBudget' | 'Ingress' })[]} */
const cluster = parseAllDocuments(read('kubernetes.yaml')).map((document) => document.toJS());
const [pod] = cluster.flatMap((part) => (part.kind === 'Deployment' ? [part.spec.template.spec] : []));
const [server] = pod?.containers ?? [];
const settings = readFileSync(path.join(ROOT, 'docs/operating.md'), 'utf8');

// product.md §488
test('`npm start`, image and service run the server with the same options', () => {
  const { start } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).scripts;
  expect(start).toContain(`exec node ${SMALL_HEAP.join(' ')} tooling/commands/start.mjs`);
  for (const [name, value] of Object.entries(SMALL_MALLOC)) expect(start).toContain(`${name}=${value} `);
  expect(container).toContain(
    `CMD ${JSON.stringify(['node', ...SMALL_HEAP, 'server/dist/bundle/main.js']).replaceAll(',', ', ')}`,
  );
  expect(unit).toContain(`ExecStart=/usr/bin/node ${SMALL_HEAP.join(' ')} server/dist/bundle/main.js`);
  for (const text of [container, unit]) {
    // The folder of all builds, so that a new part needs no line here.
    expect(text).toMatch(/RELEASE_BUILDS=\/srv\/tavolina\/builds(?:\s|$)/m);
    for (const [name, value] of Object.entries(SMALL_MALLOC)) expect(text).toContain(`${name}=${value}`);
  }
});

test('every setting that the files name is one of the documented', () => {
  const inEnv = read('tavolina.env').match(/^\w+(?==)/gm);
  for (const name of [...Object.keys(compose.services['server-1'].environment), ...(inEnv ?? [])])
    expect(settings).toContain(`\`${name}\``);
});

test('a container is an ordinary user, without rights, and writes to nothing but its own folders', () => {
  expect(container).toMatch(/^USER 10001:10001$/m);
  for (const service of [compose.services['server-1'], compose.services['server-2']])
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      stop_grace_period: '60s',
    });
  expect(pod?.securityContext).toMatchObject({
    runAsNonRoot: true,
    runAsUser: 10_001,
  });
  expect(server?.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
});

test('probes ask what the server answers, and nginx finds both servers', () => {
  expect(container).toContain('/api/health/ready');
  expect(server?.readinessProbe.httpGet.path).toBe('/api/health/ready');
  expect(server?.livenessProbe.httpGet.path).toBe('/api/health/live');
  const documented = readFileSync(path.join(ROOT, 'docs/nginx/tavolina.conf'), 'utf8');
  const exchanges = [...compose.services.nginx.command[2].matchAll(/s\/([^/]+)\/([^/]+)\//g)];
  const site = exchanges.reduce((text, [, from, to]) => text.replace(from ?? '', to ?? ''), documented);
  expect(site.match(/^ {4}server [^;]+ max_fails=0;$/gm)).toEqual([
    '    server server-1:3000 max_fails=0;',
    '    server server-2:3000 max_fails=0;',
  ]);
});

test('nginx gets as many connections as it has in tests', () => {
  const [, , script] = compose.services.nginx.command;
  expect(script).toContain(`s/worker_connections .*/${CONNECTIONS};/`);
  expect(script).toContain(`${OPEN_FILES};`);
});
