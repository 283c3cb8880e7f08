import { type CallDefinition, calls } from '@tavolina/shared-api/contract';
import { longestPrefix } from '../../../platform/pages/match-owner.ts';
import type { Candidate } from './candidate.ts';
import type { Refusal } from './refusal.ts';

/** Public calls with the same JSON response for everybody, as patterns of their paths. */
const OPEN = Object.values(calls)
  .flatMap((group) => Object.values<CallDefinition>(group))
  .filter(({ method, access, success }) => method === 'GET' && access === 'public' && success.schema)
  .filter(({ success: { stream, text } }) => !stream && !text)
  .map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`));

/** A path that every client resolves the same way; some would change `/orders/customer/..\..`. */
const isPlain = (path: string): boolean =>
  URL.canParse(path, 'http://x') && new URL(path, 'http://x').pathname === path;

const pathOf = (address: string): string => address.split('?')[0] ?? '';

/** A build declares only its own pages, and their first requests are public calls (product.md §152). */
export const checkPages = ({ facts }: Candidate): Refusal[] => {
  const {
    name: part,
    prefixes,
    sitemap = [],
    private: hidden = [],
    waits = [],
    ownWaits = [],
    asks = {},
    titles = {},
  } = facts;
  const { anyone = [], owner = [] } = facts.examples ?? {};
  const isOwn = (address: string): boolean => longestPrefix(prefixes, pathOf(address)) !== undefined;
  // A trial opens them in a browser that is signed in.
  const isOwnPage = (address: string): boolean => isPlain(pathOf(address)) && isOwn(address);
  const named = {
    sitemap,
    private: hidden,
    waits,
    ownWaits,
    asks: Object.keys(asks),
    titles: Object.keys(titles),
  };
  return [
    ...[...anyone, ...owner]
      .filter((about) => !isOwnPage(about))
      .map((about): Refusal => ({ about, reason: 'page_not_own', values: { field: 'examples', part } })),
    ...Object.entries(named).flatMap(([field, addresses]) =>
      addresses
        .filter((about) => !isOwn(about))
        .map((about): Refusal => ({ about, reason: 'page_not_own', values: { field, part } })),
    ),
    ...Object.entries(asks).flatMap(([page, addresses]) =>
      addresses
        .map((about) => [about, pathOf(about)] as const)
        .filter(([, path]) => !(isPlain(path) && OPEN.some((pattern) => pattern.test(path))))
        .map(([about]): Refusal => ({ about, reason: 'ask_unfit', values: { page } })),
    ),
  ];
};
