import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from '../http/api-failure.ts';
import { preferredLanguage } from '../http/language.ts';
import { renderTemplate } from '../templates/templates.ts';
import { textsIn } from '../texts/texts.ts';
import type { Mailbox } from './mailbox.ts';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#2c201a;background:#fbf7ef}
a{color:inherit}li{margin:.75rem 0}small{color:#68594e;display:block}iframe{width:100%;height:75vh;border:1px solid #e1d9cd;background:#fff}`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Mails have inline styles, because mail programs require them. Everything else except opening links is
 * forbidden.
 */
const MAIL_POLICY = `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'`;

const sendPage = (reply: FastifyReply, policy: string, html: string): FastifyReply =>
  reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);

const wordsFor = ({ headers }: FastifyRequest) => {
  const language = preferredLanguage(headers['accept-language']);
  return { language, t: textsIn(language), style: STYLE };
};

/** Shows the mailbox of an installation that sends no mail. Whoever sees it can use every link in it. */
export const registerMailboxPage = (app: FastifyInstance, mailbox: Mailbox): void => {
  app.get('/mailbox', async (request, reply) =>
    sendPage(
      reply,
      PAGE_POLICY,
      renderTemplate('mailbox', { ...wordsFor(request), mails: await mailbox.list() }),
    ),
  );
  app.get<{ Params: { name: string } }>('/mailbox/:name', async (request, reply) => {
    const mail = (await mailbox.list()).find(({ name }) => name === request.params.name);
    if (!mail) throw new ApiFailure('not_found');
    return sendPage(reply, PAGE_POLICY, renderTemplate('mailbox-message', { ...wordsFor(request), mail }));
  });
  app.get<{ Params: { name: string } }>('/mailbox/:name/content', async ({ params }, reply) => {
    const html = await mailbox.read(params.name);
    if (html === undefined) throw new ApiFailure('not_found');
    return sendPage(reply.header('x-frame-options', 'SAMEORIGIN'), MAIL_POLICY, html);
  });
};
