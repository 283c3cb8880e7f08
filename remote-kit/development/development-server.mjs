import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { packageFacts } from '../rspack/package-facts.mjs';
import { workerConfig } from '../rspack/worker-config.mjs';
import { developmentBase, developmentBaseConfig, developmentRemoteConfig } from './development-config.mjs';
import { developmentPage, sourceTexts, withSources } from './development-page.mjs';

/** Paths of this server. */
const OWN = /^\/(development|ws)(\/|$)/;
/** What only a page of the product has, and none of those that a server answers itself. */
const PAGE = '<script type="application/json" id="release">';
/** Replaces the service worker, which would serve older sources from its cache. */
const UNREGISTERING_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', () => registration.unregister());
`;

/** @typedef {import('node:http').IncomingMessage} Incoming */
/** @typedef {import('node:http').ServerResponse} Outgoing */

/**
 * Whether a browser asks for a document, which may be a page of the product.
 * @param {Incoming} request
 * @param {string} pathname
 */
const asksForDocument = ({ method, headers }, pathname) =>
  method === 'GET' && !OWN.test(pathname) && (headers.accept ?? '').includes('text/html');

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
 * @param {{ sources: import('./development-page.mjs').Sources, from: string, own: () => string }} options
 */
const servePages = ({ sources, from, own }) => {
  const readManifest = async () =>
    (await fetch(`${own()}${developmentBase(sources.remote.name)}mf-manifest.json`)).json();

  /** @param {Incoming} request @returns {Promise<{ status: number, type: string, body: string } | undefined>} */
  const answer = async (request) => {
    const { pathname } = new URL(request.url ?? '/', from);
    const json = { status: 200, type: 'application/json' };
    const [, language = '', namespace = ''] = /^\/locales\/(\w+)\/([\w-]+)\.json$/.exec(pathname) ?? [];
    const texts = namespace && (await sourceTexts(sources, namespace, language));
    if (texts) return { ...json, body: JSON.stringify(texts) };
    if (pathname === '/service-worker.js')
      return { status: 200, type: 'text/javascript', body: UNREGISTERING_WORKER };
    if (pathname === '/release.json') {
      const release = await (await forwardRequest(request, from)).json();
      return { ...json, body: JSON.stringify(withSources(release, sources, await readManifest())) };
    }
    if (!asksForDocument(request, pathname)) return undefined;
    const released = await forwardRequest(request, from);
    if (!released.headers.get('content-type')?.startsWith('text/html')) return undefined;
    const html = await released.text();
    if (!html.includes(PAGE)) return undefined;
    const body = await developmentPage(html, sources, await readManifest());
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
 * Serves one remote from its sources and everything else from an installation's release. Where the shell's sources are at
 * hand, it comes from them in React's development build: edited components are refreshed in the page and keep their
 * state. Elsewhere the page is loaded again.
 * @param {{ dir: string, from: string, port: number, shell?: import('./development-page.mjs').ShellSources | undefined }} options
 * absolute path of the remote, address of the installation, a port or 0, and the shell's sources
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export const startDevelopment = async ({ dir, from, port, shell }) => {
  const sources = { remote: packageFacts(dir), shell };
  const remote = developmentRemoteConfig(sources.remote, { refreshes: shell !== undefined });
  const workers = workerConfig(developmentBaseConfig(sources.remote));
  const compiler = rspack([...(shell ? [shell.config] : []), remote, ...(workers ? [workers] : [])]);
  let url = '';
  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
      port: port || 'auto',
      hot: shell !== undefined,
      // Compression would buffer event streams.
      compress: false,
      static: false,
      client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: false } },
      setupMiddlewares: (middlewares) => [
        { name: 'pages', middleware: servePages({ sources, from, own: () => url }) },
        ...middlewares,
      ],
      proxy: [
        {
          pathFilter: (/** @type {string} */ name) => !OWN.test(name),
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
