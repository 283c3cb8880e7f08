import path from 'node:path';
import { LANGUAGES } from '@tavolina/shared-api/contract';
import type { FastifyInstance } from 'fastify';
import type { ReleaseSource } from './release-source.ts';
import { sendStoredFile } from './stored-file.ts';
import { releaseForVisitor } from './visitor-release.ts';
import { WORKER_FILE } from './worker-file.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, no-cache';
const SHELL_FILES = [
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'manifest.webmanifest',
  'console.webmanifest',
];
const WORKER = 'service-worker.js';

type FileParams = { name: string; version: string; '*': string };

interface FilesOptions {
  releases: ReleaseSource;
  publicOrigin: string;
  keepsMenus?: boolean;
}

/** Policy of published files when they are opened as documents, for example an SVG with a script. */
const PUBLISHED_POLICY = "default-src 'none'; sandbox";

/** Policy of workers of remotes: they run compiled code and request nothing, so what they are given stays here (product.md §574). */
const WORKER_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'";

/** Adds the policy to published files. Not to the service worker, where it would block its requests (product.md §5). */
const sendPublished: typeof sendStoredFile = (request, reply, read, file, cacheControl) => {
  const policy = WORKER_FILE.test(file) ? WORKER_POLICY : PUBLISHED_POLICY;
  return sendStoredFile(request, reply.header('content-security-policy', policy), read, file, cacheControl);
};

/** Replaces the service worker of an earlier release: empties its caches and unregisters. */
const UNREGISTERING_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

const readerOf =
  (releases: ReleaseSource, part: string, version: string | undefined) =>
  async (file: string): Promise<Buffer | undefined> =>
    version === undefined ? undefined : releases.file(part, version, file);

const registerCode = (app: FastifyInstance, options: FilesOptions): void => {
  const { releases } = options;
  app.get<{ Params: FileParams }>('/remotes/:name/:version/*', (request, reply) => {
    const { name, version, '*': file } = request.params;
    return sendPublished(request, reply, readerOf(releases, name, version), file, IMMUTABLE);
  });
  app.get<{ Params: FileParams }>('/shell/:version/*', (request, reply) => {
    const { version, '*': file } = request.params;
    return sendPublished(request, reply, readerOf(releases, 'shell', version), file, IMMUTABLE);
  });
  app.get(`/${WORKER}`, async (request, reply) => {
    const { parts } = await releaseForVisitor(request, reply, options);
    const { version, files = {} } = parts.get('shell')?.platform ?? {};
    if (version && files[WORKER] && (options.keepsMenus ?? true))
      return sendStoredFile(request, reply, readerOf(releases, 'shell', version), WORKER, REVALIDATE);
    return reply
      .header('cache-control', 'no-store')
      .type('text/javascript; charset=utf-8')
      .send(UNREGISTERING_WORKER);
  });
  for (const file of SHELL_FILES) {
    app.get(`/${file}`, async (request, reply) => {
      const { parts } = await releaseForVisitor(request, reply, options);
      const version = parts.get('shell')?.platform.version;
      return sendPublished(request, reply, readerOf(releases, 'shell', version), file, REVALIDATE);
    });
  }
};

const registerTexts = (app: FastifyInstance, options: FilesOptions): void => {
  app.get<{ Params: { lng: string; file: string } }>('/locales/:lng/:file', async (request, reply) => {
    const { lng, file } = request.params;
    const namespace = path.basename(file, '.json');
    const { parts } = await releaseForVisitor(request, reply, options);
    const owner = [...parts.values()].find(({ platform }) => platform.namespace === namespace);
    const name = namespace === 'ui' ? 'shell' : (owner?.platform.name ?? '');
    const version = LANGUAGES.some((known) => known === lng) ? parts.get(name)?.platform.version : undefined;
    const read = readerOf(options.releases, name, version);
    return sendStoredFile(request, reply, read, `locales/${lng}/${namespace}.json`, REVALIDATE);
  });
};

/** Serves the files of published versions and the texts of the live ones. */
export const registerFiles = (app: FastifyInstance, options: FilesOptions): void => {
  registerCode(app, options);
  registerTexts(app, options);
};
