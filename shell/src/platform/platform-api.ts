import {
  type BrowserErrors,
  type CallAnswer,
  type CallOf,
  type DayRates,
  type DecidedPlace,
  type ErrorFrames,
  FALLBACK_LANGUAGE,
  type KnownAddress,
  type KnownAddresses,
  LIMITS,
  type MenuDecision,
  type NewKnownAddress,
  type OpenedView,
  type OperatorActs,
  type OperatorFailures,
  type OperatorMenu,
  type OperatorOrder,
  type OperatorPlace,
  type OperatorPlaces,
  type OperatorRates,
  type RatesOfDay,
  type ReleaseAction,
  type ReleaseFigures,
  type ReleaseMove,
  type ReleaseStatus,
  type ReleaseUses,
  type ReportDecision,
  type ReportedReview,
  type ReportedReviews,
  type Route,
  type SentAgain,
} from '@tavolina/shared-api/contract';
import { currentRelease, i18n } from '@tavolina/shared-api/runtime';

/** All data of the console. */
export interface Overview {
  status: ReleaseStatus;
  figures: ReleaseFigures;
  moves: ReleaseMove[];
}

/** Timeout of a call, in ms, after which an error is shown. */
const ANSWER_MS = 10_000;
/** The answer to what is done and has nothing to say. */
const NO_CONTENT = 204;
/** Answers to an id that nothing has, and to one that nothing can have. */
const NO_SUCH = [404, 422];
/** Characters allowed in a header. A token copied from a letter or chat may contain others. */
const TOKEN = /^[\x21-\x7e]+$/;

/** An error response, with the server's sentence. */
export class PlatformRefusal extends Error {
  readonly status: number;
  /** The single reasons, where there are several. */
  readonly reasons: readonly string[];
  /** What is wrong with fields, by their names. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    status: number,
    { detail, errors = [] }: { detail?: string; errors?: { field: string; message: string }[] },
  ) {
    super(detail);
    this.name = 'PlatformRefusal';
    this.status = status;
    this.reasons = errors.map(({ message }) => message);
    this.fields = Object.fromEntries(errors.map(({ field, message }) => [field, message]));
  }
}

/**
 * Calls a route. Its name must be a literal in the code, because builds declare the calls that they make.
 */
const ask = async <R extends Route & `${string} /platform/${string}`>(
  token: string,
  route: R,
  {
    body,
    params = {},
    query,
  }: { body?: object; params?: Record<string, string>; query?: Record<string, string> } = {},
): Promise<CallAnswer<CallOf<R>>> => {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  if (!TOKEN.test(token)) throw new PlatformRefusal(401, {});
  const headers = {
    authorization: `Bearer ${token}`,
    // An empty body is no JSON.
    ...(body && { 'content-type': 'application/json' }),
    'accept-language': i18n.resolvedLanguage ?? FALLBACK_LANGUAGE,
  };
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const answer = await fetch(currentRelease().apiBaseUrl + path + search, {
    method,
    headers,
    signal: AbortSignal.timeout(ANSWER_MS),
    ...(body && { body: JSON.stringify(body) }),
  });
  const received: unknown = answer.status === NO_CONTENT ? undefined : await answer.json();
  if (!answer.ok) throw new PlatformRefusal(answer.status, received as { detail?: string });
  return received as CallAnswer<CallOf<R>>;
};

/** What is asked for; null where there is no such thing, also where its id cannot be one. */
const orNull = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof PlatformRefusal && NO_SUCH.includes(error.status)) return null;
    throw error;
  });

/**
 * Loads all data of the console.
 * @throws {PlatformRefusal} 401 for an invalid token
 */
export const loadOverview = async (token: string): Promise<Overview> => {
  const [status, figures, moves] = await Promise.all([
    ask(token, 'GET /platform/status'),
    ask(token, 'GET /platform/figures'),
    ask(token, 'GET /platform/moves'),
  ]);
  return { status, figures, moves };
};

/** What every team may read, with whether the token is an operator's. */
const withRole = async <T extends object>(
  token: string,
  asked: Promise<T>,
): Promise<T & { isOperator: boolean }> => {
  const [read, { may_move }] = await Promise.all([asked, ask(token, 'GET /platform/status')]);
  return { ...read, isOperator: may_move === null };
};

/**
 * Loads which live versions use what, and whether the token is an operator's.
 * @throws {PlatformRefusal} 401 for an invalid token
 */
export const loadUses = (token: string): Promise<ReleaseUses & { isOperator: boolean }> =>
  withRole(token, ask(token, 'GET /platform/uses'));

/**
 * Loads a page of the errors in pages, and whether the token is an operator's.
 * @throws {PlatformRefusal} 401 for an invalid token
 */
export const loadErrors = (token: string, page: number): Promise<BrowserErrors & { isOperator: boolean }> =>
  withRole(
    token,
    ask(token, 'GET /platform/errors', { query: { skip: String((page - 1) * LIMITS.browserErrors) } }),
  );

/**
 * Loads where an error was thrown; nothing once the error was deleted.
 * @throws {PlatformRefusal} 401 for an invalid token
 */
export const loadErrorFrames = async (token: string, id: string): Promise<ErrorFrames> =>
  (await orNull(ask(token, 'GET /platform/errors/{id}/frames', { params: { id } }))) ?? [];

/**
 * Loads a page of what operators and teams did, the latest first.
 * @throws {PlatformRefusal} 401 for an invalid token, 403 for a part's team
 */
export const loadActs = (token: string, page: number): Promise<OperatorActs> =>
  ask(token, 'GET /platform/acts', { query: { skip: String((page - 1) * LIMITS.operatorActs) } });

/**
 * Loads places by name, city or an owner's e-mail, the newest first.
 * @param before `next` of the answer before, or empty
 * @throws {PlatformRefusal} 401 for an invalid token, 403 for a part's team
 */
export const loadPlaces = (token: string, q: string, before: string): Promise<OperatorPlaces> =>
  ask(token, 'GET /platform/places', { query: { ...(q && { q }), ...(before && { before }) } });

/**
 * Loads a place; null where there is none.
 * @throws {PlatformRefusal} 401 for an invalid token, 403 for a part's team
 */
export const loadPlace = (token: string, id: string): Promise<OperatorPlace | null> =>
  orNull(ask(token, 'GET /platform/places/{id}', { params: { id } }));

/**
 * Takes a menu down with a reason, or puts it back.
 * @throws {PlatformRefusal}
 */
export const decideMenu = (token: string, id: string, decision: MenuDecision): Promise<OperatorMenu> =>
  ask(token, 'PUT /platform/menus/{id}/decision', { params: { id }, body: decision });

/**
 * Takes a place down with a reason, or puts it back.
 * @throws {PlatformRefusal}
 */
export const decidePlace = (token: string, id: string, decision: MenuDecision): Promise<DecidedPlace> =>
  ask(token, 'PUT /platform/places/{id}/decision', { params: { id }, body: decision });

/**
 * Begins a support view of the console of a place.
 * @throws {PlatformRefusal}
 */
export const beginPlaceView = (token: string, id: string, reason: string): Promise<OpenedView> =>
  ask(token, 'POST /platform/places/{id}/views', { params: { id }, body: { reason } });

/**
 * Ends a support view of the console of a place; nothing where it has ended.
 * @throws {PlatformRefusal}
 */
export const endPlaceView = async (token: string, id: string): Promise<void> => {
  await orNull(ask(token, 'DELETE /platform/views/{id}', { params: { id } }));
};

/**
 * Loads an order with all that happened with it; null where there is none. Without an id nothing is looked up, but the
 * token is checked all the same.
 * @throws {PlatformRefusal} 401 for an invalid token, 403 for a part's team
 */
export const loadOrder = async (token: string, id: string): Promise<{ order: OperatorOrder | null }> => {
  if (id === '') {
    const { may_move } = await ask(token, 'GET /platform/status');
    if (may_move !== null) throw new PlatformRefusal(403, {});
    return { order: null };
  }
  return { order: await orNull(ask(token, 'GET /platform/orders/{id}', { params: { id } })) };
};

/**
 * Loads reviews that places reported, the latest report first.
 * @param before `next` of the answer before, or empty
 * @throws {PlatformRefusal} 401 for an invalid token, 403 for a part's team
 */
export const loadReviews = (token: string, before: string): Promise<ReportedReviews> =>
  ask(token, 'GET /platform/reviews', { query: { ...(before && { before }) } });

/**
 * Hides a reported review with a reason, or lets it stand.
 * @throws {PlatformRefusal}
 */
export const decideReview = (
  token: string,
  orderId: string,
  decision: ReportDecision,
): Promise<ReportedReview> =>
  ask(token, 'PUT /platform/reviews/{orderId}/decision', { params: { orderId }, body: decision });

/**
 * Loads a page of the mails and pushes that failed, the latest first.
 * @throws {PlatformRefusal} 401 for an invalid token, 403 for a part's team
 */
export const loadFailures = (token: string, page: number): Promise<OperatorFailures> =>
  ask(token, 'GET /platform/failures', { query: { skip: String((page - 1) * LIMITS.operatorFailures) } });

/**
 * Sends a mail or push again that failed.
 * @throws {PlatformRefusal}
 */
export const sendAgain = (token: string, id: string): Promise<SentAgain> =>
  ask(token, 'POST /platform/failures/{id}/again', { params: { id } });

/**
 * Loads a page of the days that have exchange rates, the newest first.
 * @throws {PlatformRefusal} 401 for an invalid token, 403 for a part's team
 */
export const loadRates = (token: string, page: number): Promise<OperatorRates> =>
  ask(token, 'GET /platform/rates', { query: { skip: String((page - 1) * LIMITS.operatorRates) } });

/**
 * Stores the rates of a day, or corrects them.
 * @throws {PlatformRefusal} with what is wrong with them in `reasons`
 */
export const storeRates = (token: string, date: string, rates: RatesOfDay): Promise<DayRates> =>
  ask(token, 'PUT /platform/rates/{date}', { params: { date }, body: rates });

/**
 * Loads the addresses with higher limits, the latest first.
 * @throws {PlatformRefusal} 401 for an invalid token, 403 for a part's team
 */
export const loadAddresses = (token: string): Promise<KnownAddresses> =>
  ask(token, 'GET /platform/addresses');

/**
 * Gives an address or a range higher limits until a day.
 * @throws {PlatformRefusal} with what is wrong with it in `reasons`
 */
export const addAddress = (token: string, address: NewKnownAddress): Promise<KnownAddress> =>
  ask(token, 'POST /platform/addresses', { body: address });

/**
 * Ends the higher limits of an address; nothing where they have ended.
 * @throws {PlatformRefusal}
 */
export const endAddress = async (token: string, id: string): Promise<void> => {
  await orNull(ask(token, 'DELETE /platform/addresses/{id}', { params: { id } }));
};

/**
 * Moves a part from the state that the console shows. Rejected if there was another move meanwhile.
 * @throws {PlatformRefusal}
 */
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
): Promise<ReleaseMove> => ask(token, 'POST /platform/moves', { body: request });

/** The versions before and after a move. For the start of a canary, only the canary. */
export const movedVersions = ({ version, replaced }: ReleaseMove): string =>
  replaced === null ? version : `${replaced} → ${version}`;
