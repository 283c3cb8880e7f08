import {
  type CallAnswer,
  type CallOf,
  FALLBACK_LANGUAGE,
  type ReleaseAction,
  type ReleaseFigures,
  type ReleaseMove,
  type ReleaseStatus,
  type Route,
} from '@tavolina/shared-api/contract';
import { currentRelease, i18n } from '@tavolina/shared-api/runtime';

/** Everything the console shows. */
export interface Overview {
  status: ReleaseStatus;
  figures: ReleaseFigures;
  moves: ReleaseMove[];
}

/** How long an answer may take, in ms: whoever waits at a press must hear that none comes. */
const ANSWER_MS = 10_000;
/** What a header can carry; what was copied from a letter or a chat may have other signs in it. */
const TOKEN = /^[\x21-\x7e]+$/;

/** What the server refused, in its own words. */
export class PlatformRefusal extends Error {
  readonly status: number;
  /** Each thing that was wrong, where there are several. */
  readonly reasons: readonly string[];

  constructor(status: number, { detail, errors = [] }: { detail?: string; errors?: { message: string }[] }) {
    super(detail);
    this.name = 'PlatformRefusal';
    this.status = status;
    this.reasons = errors.map(({ message }) => message);
  }
}

/** Calls by the names under which a build tells that it makes them. */
const ask = async <R extends Route & `${string} /platform/${string}`>(
  token: string,
  route: R,
  body?: object,
): Promise<CallAnswer<CallOf<R>>> => {
  const [method = '', path = ''] = route.split(' ');
  if (!TOKEN.test(token)) throw new PlatformRefusal(401, {});
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'accept-language': i18n.resolvedLanguage ?? FALLBACK_LANGUAGE,
  };
  const answer = await fetch(currentRelease().apiBaseUrl + path, {
    method,
    headers,
    signal: AbortSignal.timeout(ANSWER_MS),
    ...(body && { body: JSON.stringify(body) }),
  });
  const received: unknown = await answer.json();
  if (!answer.ok) throw new PlatformRefusal(answer.status, received as { detail?: string });
  return received as CallAnswer<CallOf<R>>;
};

/** Asks for everything the console shows. @throws {PlatformRefusal} 401 when the token does not hold */
export const loadOverview = async (token: string): Promise<Overview> => {
  const [status, figures, moves] = await Promise.all([
    ask(token, 'GET /platform/status'),
    ask(token, 'GET /platform/figures'),
    ask(token, 'GET /platform/moves'),
  ]);
  return { status, figures, moves };
};

/** Moves a part as the console saw it; another move in between is refused. @throws {PlatformRefusal} */
export const movePart = (
  token: string,
  request: {
    part: string;
    action: ReleaseAction;
    version?: string;
    unopened?: true;
    expected_move: number;
    by_hand: true;
  },
): Promise<ReleaseMove> => ask(token, 'POST /platform/moves', request);

/** What a move led from and to: of one that began a canary, the canary alone. */
export const movedVersions = ({ version, replaced }: ReleaseMove): string =>
  replaced === null ? version : `${replaced} → ${version}`;
