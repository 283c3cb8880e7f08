import path from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { packageFacts } from '../../remote-kit/rspack/package-facts.mjs';
import { ROOT } from '../lib/paths.mjs';
import { isUnder, RESERVED } from '../lib/reserved.mjs';
import {
  developmentBase,
  developmentRemoteConfig,
  developmentShellConfig,
} from '../rspack/development-config.mjs';
import { developmentPage, sourceTexts, withSources } from './development-page.mjs';

/** Paths of this server, beside those reserved in every installation. */
const OWN = ['/development', '/ws'];
/** Replaces the service worker, which would serve older sources from its cache. */
const UNREGISTERING_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', () => registration.unregister());
`;
const NOT_PAGES = [...OWN, ...RESERVED.paths];

/** @param {string} pathname */
const isPage = (pathname) => !/\.\w+$/.test(pathname) && !isUnder(NOT_PAGES, pathname);

/** @typedef {import('node:http').IncomingMessage} Incoming */
/** @typedef {import('node:http').ServerResponse} Outgoing */

/**
 * Forwards a request to the other installation.
 * @param {Incoming} request
 * @param {string} from
 */
const forwardRequest = ({ url = '/', headers }, from) => {
  const { cookie = '', accept = '*/*', 'accept-language': language = '' } = headers;
  return fetch(new URL(url, from), {
    headers: { cookie, accept, 'accept-language': language },
    redirect: 'manual',
  });
};

/**
 * Answers pages and release data. Everything else goes to the files and the other installation.
 * @param {{ dir: string, from: string, own: () => string }} options
 */
const servePages = ({ dir, from, own }) => {
  const remote = packageFacts(dir);
  const readManifest = async () =>
    (await fetch(`${own()}${developmentBase(remote.name)}mf-manifest.json`)).json();

  /** @param {Incoming} request @returns {Promise<{ status: number, type: string, body: string } | undefined>} */
  const answer = async (request) => {
    const { pathname } = new URL(request.url ?? '/', from);
    const json = { status: 200, type: 'application/json' };
    const [, language = '', namespace = ''] = /^\/locales\/(\w+)\/([\w-]+)\.json$/.exec(pathname) ?? [];
    const texts = namespace && (await sourceTexts(remote, namespace, language));
    if (texts) return { ...json, body: JSON.stringify(texts) };
    if (pathname === '/service-worker.js')
      return { status: 200, type: 'text/javascript', body: UNREGISTERING_WORKER };
    if (pathname === '/release.json') {
      const release = await (await forwardRequest(request, from)).json();
      return { ...json, body: JSON.stringify(withSources(release, remote, await readManifest())) };
    }
    if (request.method !== 'GET' || !isPage(pathname)) return undefined;
    const released = await forwardRequest(request, from);
    if (!released.headers.get('content-type')?.startsWith('text/html')) return undefined;
    const body = await developmentPage(await released.text(), remote, await readManifest());
    return { status: released.status, type: 'text/html; charset=utf-8', body };
  };

  return async (
    /** @type {Incoming} */ request,
    /** @type {Outgoing} */ response,
    /** @type {() => void} */ next,
  ) => {
    try {
      const found = await answer(request);
      if (!found) return next();
      response.writeHead(found.status, { 'content-type': found.type, 'cache-control': 'no-store' });
      response.end(found.body);
    } catch (error) {
      response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
      response.end(`${from} does not answer as an installation of Tavolina does.\n${String(error)}\n`);
    }
  };
};

/**
 * Serves one remote from its sources, the shell from its sources in React's development build, and
 * everything else from an installation's release. Edited components are refreshed in the page and keep
 * their state.
 * @param {{ dir: string, from: string, port: number }} options absolute path of the remote, address of the
 * installation, and a port or 0
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export const startDevelopment = async ({ dir, from, port }) => {
  const configs = [developmentShellConfig(path.join(ROOT, 'shell')), developmentRemoteConfig(dir)];
  const compiler = rspack(configs);
  let url = '';
  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
      port: port || 'auto',
      hot: true,
      // Compression would buffer event streams.
      compress: false,
      static: false,
      client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: false } },
      setupMiddlewares: (middlewares) => [
        { name: 'pages', middleware: servePages({ dir, from, own: () => url }) },
        ...middlewares,
      ],
      proxy: [
        {
          pathFilter: (/** @type {string} */ name) => !isUnder(OWN, name),
          target: from,
          changeOrigin: true,
          headers: { origin: new URL(from).origin },
        },
      ],
    },
    compiler,
  );
  await server.start();
  const address = server.server?.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`;
  return { url, stop: () => server.stop() };
};
