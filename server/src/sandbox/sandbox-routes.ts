import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FALLBACK_LANGUAGE, LANGUAGES } from '@tavolina/shared-api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { textOf } from '../platform/http/body-parsers.ts';
import { SERVER_FOLDER } from '../platform/server-folder.ts';
import type { Sandbox } from './sandbox.ts';

const CLIENT = path.join(SERVER_FOLDER, 'sandbox-client/');

const BEARER = /^Bearer (\S+)$/;

/** The texts as a module: browsers of the last years do not all import JSON. */
const catalogues = (): string => {
  const texts = LANGUAGES.map((lng) => `"${lng}": ${readFileSync(`${CLIENT}locales/${lng}.json`, 'utf8')}`);
  return `export const CATALOGUES = { ${texts.join(',')} };\nexport const FALLBACK_LANGUAGE = '${FALLBACK_LANGUAGE}';\n`;
};

/** The client's modules by name. */
const clientScripts = (): [string, string][] => [
  ...readdirSync(CLIENT)
    .filter((file) => file.endsWith('.js'))
    .map((file): [string, string] => [file, readFileSync(CLIENT + file, 'utf8')]),
  ['catalogues.js', catalogues()],
];

/** Serves browsers: the client that takes the place of Stripe's, and the part of the sandbox that they may use. */
export const registerSandbox = async (app: FastifyInstance, sandbox: Sandbox): Promise<void> => {
  for (const [name, script] of clientScripts()) {
    app.get(`/sandbox/${name}`, async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
    );
  }
  await app.register(async (api) => {
    api.removeAllContentTypeParsers();
    api.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, body: Buffer) => textOf(body),
    );
    api.route({
      method: ['GET', 'POST'],
      url: '/sandbox/stripe/v1/*',
      bodyLimit: 16_384,
      handler: async ({ method, url, headers, body }, reply) => {
        const key = BEARER.exec(headers.authorization ?? '')?.[1] ?? '';
        // The secret key is the server's own, and never travels this way.
        const answer = await sandbox.answer({
          method,
          url: url.replace('/sandbox/stripe', ''),
          key: key === sandbox.keys.publishableKey ? key : '',
          body: typeof body === 'string' ? body : '',
          idempotencyKey: undefined,
        });
        return reply.code(answer.status).header('cache-control', 'no-store').send(answer.body);
      },
    });
  });
};
