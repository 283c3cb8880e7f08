import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveRelease } from './release-source.ts';

/** Set by a page that begins to run versions, each with the moment by its clock, and emptied once it is ready. */
const STARTING = 'tavolina_starting';
/** Versions this browser gets the last good ones in place of. */
const AVOIDED = 'tavolina_avoided';
/** A page that began no longer ago may be another tab that is still starting, in ms. */
const PATIENCE_MS = 3_000;
const HOUR_SECONDS = 3_600;
const MOST = 10;

const VERSION = /^(?:shell|remote-[a-z0-9-]+)@[\w.-]{1,100}$/;

const versionsIn = (words: readonly string[]): string[] =>
  words.filter((word) => VERSION.test(word)).slice(0, MOST);

const avoidedBy = ({ cookies }: FastifyRequest): string[] => versionsIn(cookies[AVOIDED]?.split('~') ?? []);

/** Versions of which a page of this browser never was ready. */
const silentFor = ({ cookies }: FastifyRequest): string[] => {
  const begun = (cookies[STARTING]?.split('~') ?? []).map((entry) => entry.split(':'));
  const old = begun.filter(([, at]) => at && Math.abs(Date.now() - Number(at)) >= PATIENCE_MS);
  return versionsIn(old.map(([name = '']) => name));
};

/** A release with the last good versions in place of some others, where there are such. */
const without = (live: LiveRelease, versions: readonly string[]): LiveRelease => {
  const left = [...live.fallbacks].filter(([name]) =>
    versions.includes(`${name}@${live.parts.get(name)?.platform.version}`),
  );
  if (left.length === 0) return live;
  const names = left.map(([name]) => name);
  return {
    ...live,
    parts: new Map([...live.parts, ...left]),
    fallbacks: new Map([...live.fallbacks].filter(([name]) => !names.includes(name))),
  };
};

/** What a browser gets that has met versions which never were ready. */
export const withoutAvoided = (request: FastifyRequest, live: LiveRelease): LiveRelease =>
  without(live, avoidedBy(request));

/**
 * The same for a new document, which learns from the one before: what began there and never was ready is avoided for an
 * hour (product.md §143).
 */
export const leaveSilent = (
  request: FastifyRequest,
  reply: FastifyReply,
  live: LiveRelease,
  secure: boolean,
): LiveRelease => {
  const release = without(live, silentFor(request));
  if (release === live) return live;
  const left = [...live.parts].filter(([name, part]) => release.parts.get(name) !== part);
  const avoided = [
    ...left.map(([name, { platform }]) => `${name}@${platform.version}`),
    ...avoidedBy(request),
  ];
  const attributes = { path: '/', sameSite: 'lax', secure } as const;
  reply
    .setCookie(AVOIDED, avoided.slice(0, MOST).join('~'), {
      ...attributes,
      maxAge: HOUR_SECONDS,
      httpOnly: true,
    })
    .clearCookie(STARTING, attributes);
  return release;
};
