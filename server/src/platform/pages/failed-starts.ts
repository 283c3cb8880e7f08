import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveRelease } from './release-source.ts';

/**
 * Cookie that a page sets when it starts to run versions, with the start time, and deletes once it is
 * ready.
 */
const STARTING = 'tavolina_starting';
/** Cookie with the versions that this browser replaces by the last good ones. */
const AVOIDED = 'tavolina_avoided';
/** A page that started more recently may be a second tab that is still loading, in ms. */
const READY_TIMEOUT_MS = 3_000;
const HOUR_SECONDS = 3_600;
const MOST = 10;

const VERSION = /^(?:shell|remote-[a-z0-9-]+)@[\w.-]{1,100}$/;

const versionsIn = (words: readonly string[]): string[] =>
  words.filter((word) => VERSION.test(word)).slice(0, MOST);

const avoidedBy = ({ cookies }: FastifyRequest): string[] => versionsIn(cookies[AVOIDED]?.split('~') ?? []);

/** Versions of which a page of this browser never was ready. */
const failedStarts = ({ cookies }: FastifyRequest): string[] => {
  const begun = (cookies[STARTING]?.split('~') ?? []).map((entry) => entry.split(':'));
  const old = begun.filter(([, at]) => at && Math.abs(Date.now() - Number(at)) >= READY_TIMEOUT_MS);
  return versionsIn(old.map(([name = '']) => name));
};

/** A release with some versions replaced by their last good ones, where those exist. */
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

/** The release for a browser in which some versions never became ready. */
export const withoutAvoided = (request: FastifyRequest, live: LiveRelease): LiveRelease =>
  without(live, avoidedBy(request));

/**
 * The same for a new document. Versions that the last document started and that never became ready are
 * replaced for an hour (product.md §143).
 */
export const avoidFailedStarts = (
  request: FastifyRequest,
  reply: FastifyReply,
  live: LiveRelease,
  secure: boolean,
): LiveRelease => {
  const release = without(live, failedStarts(request));
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
