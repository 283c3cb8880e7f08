import {
  type BrowserErrors,
  type DayRates,
  type DecidedPlace,
  type ErrorFrames,
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
  type SentAgain,
} from '@tavolina/shared-api/contract';
import { askPlatform, orNull, PlatformRefusal } from './ask-platform.ts';

/** All data of the console. */
export interface Overview {
  status: ReleaseStatus;
  figures: ReleaseFigures;
  moves: ReleaseMove[];
}

/**
 * Loads all data of the console.
 * @throws {PlatformRefusal} 401 for an invalid token
 */
export const loadOverview = async (token: string): Promise<Overview> => {
  const [status, figures, moves] = await Promise.all([
    askPlatform(token, 'GET /platform/status'),
    askPlatform(token, 'GET /platform/figures'),
    askPlatform(token, 'GET /platform/moves'),
  ]);
  return { status, figures, moves };
};

/** What every team may read, with whether the token is an operator's. */
const withRole = async <T extends object>(
  token: string,
  asked: Promise<T>,
): Promise<T & { isOperator: boolean }> => {
  const [read, { may_move }] = await Promise.all([asked, askPlatform(token, 'GET /platform/status')]);
  return { ...read, isOperator: may_move === null };
};

/**
 * Loads which live versions use what, and whether the token is an operator's.
 * @throws {PlatformRefusal} 401 for an invalid token
 */
export const loadUses = (token: string): Promise<ReleaseUses & { isOperator: boolean }> =>
  withRole(token, askPlatform(token, 'GET /platform/uses'));

/**
 * Loads a page of the errors in pages, and whether the token is an operator's.
 * @throws {PlatformRefusal} 401 for an invalid token
 */
export const loadErrors = (token: string, page: number): Promise<BrowserErrors & { isOperator: boolean }> =>
  withRole(
    token,
    askPlatform(token, 'GET /platform/errors', {
      query: { skip: String((page - 1) * LIMITS.browserErrors) },
    }),
  );

/**
 * Loads where an error was thrown; nothing once the error was deleted.
 * @throws {PlatformRefusal} 401 for an invalid token
 */
export const loadErrorFrames = async (token: string, id: string): Promise<ErrorFrames> =>
  (await orNull(askPlatform(token, 'GET /platform/errors/{id}/frames', { params: { id } }))) ?? [];

/**
 * Loads a page of what operators and teams did, the latest first.
 * @throws {PlatformRefusal} 401 for an invalid token, 403 for a part's team
 */
export const loadActs = (token: string, page: number): Promise<OperatorActs> =>
  askPlatform(token, 'GET /platform/acts', { query: { skip: String((page - 1) * LIMITS.operatorActs) } });

/**
 * Loads places by name, city or an owner's e-mail, the newest first.
 * @param before `next` of the answer before, or empty
 * @throws {PlatformRefusal} 401 for an invalid token, 403 for a part's team
 */
export const loadPlaces = (token: string, q: string, before: string): Promise<OperatorPlaces> =>
  askPlatform(token, 'GET /platform/places', { query: { ...(q && { q }), ...(before && { before }) } });

/**
 * Loads a place; null where there is none.
 * @throws {PlatformRefusal} 401 for an invalid token, 403 for a part's team
 */
export const loadPlace = (token: string, id: string): Promise<OperatorPlace | null> =>
  orNull(askPlatform(token, 'GET /platform/places/{id}', { params: { id } }));

/**
 * Takes a menu down with a reason, or puts it back.
 * @throws {PlatformRefusal}
 */
export const decideMenu = (token: string, id: string, decision: MenuDecision): Promise<OperatorMenu> =>
  askPlatform(token, 'PUT /platform/menus/{id}/decision', { params: { id }, body: decision });

/**
 * Takes a place down with a reason, or puts it back.
 * @throws {PlatformRefusal}
 */
export const decidePlace = (token: string, id: string, decision: MenuDecision): Promise<DecidedPlace> =>
  askPlatform(token, 'PUT /platform/places/{id}/decision', { params: { id }, body: decision });

/**
 * Begins a support view of the console of a place.
 * @throws {PlatformRefusal}
 */
export const beginPlaceView = (token: string, id: string, reason: string): Promise<OpenedView> =>
  askPlatform(token, 'POST /platform/places/{id}/views', { params: { id }, body: { reason } });

/**
 * Ends a support view of the console of a place; nothing where it has ended.
 * @throws {PlatformRefusal}
 */
export const endPlaceView = async (token: string, id: string): Promise<void> => {
  await orNull(askPlatform(token, 'DELETE /platform/views/{id}', { params: { id } }));
};

/**
 * Loads an order with all that happened with it; null where there is none. Without an id nothing is looked up, but the
 * token is checked all the same.
 * @throws {PlatformRefusal} 401 for an invalid token, 403 for a part's team
 */
export const loadOrder = async (token: string, id: string): Promise<{ order: OperatorOrder | null }> => {
  if (id === '') {
    const { may_move } = await askPlatform(token, 'GET /platform/status');
    if (may_move !== null) throw new PlatformRefusal(403, {});
    return { order: null };
  }
  return { order: await orNull(askPlatform(token, 'GET /platform/orders/{id}', { params: { id } })) };
};

/**
 * Loads reviews that places reported, the latest report first.
 * @param before `next` of the answer before, or empty
 * @throws {PlatformRefusal} 401 for an invalid token, 403 for a part's team
 */
export const loadReviews = (token: string, before: string): Promise<ReportedReviews> =>
  askPlatform(token, 'GET /platform/reviews', { query: { ...(before && { before }) } });

/**
 * Hides a reported review with a reason, or lets it stand.
 * @throws {PlatformRefusal}
 */
export const decideReview = (
  token: string,
  orderId: string,
  decision: ReportDecision,
): Promise<ReportedReview> =>
  askPlatform(token, 'PUT /platform/reviews/{orderId}/decision', { params: { orderId }, body: decision });

/**
 * Loads a page of the mails and pushes that failed, the latest first.
 * @throws {PlatformRefusal} 401 for an invalid token, 403 for a part's team
 */
export const loadFailures = (token: string, page: number): Promise<OperatorFailures> =>
  askPlatform(token, 'GET /platform/failures', {
    query: { skip: String((page - 1) * LIMITS.operatorFailures) },
  });

/**
 * Sends a mail or push again that failed.
 * @throws {PlatformRefusal}
 */
export const sendAgain = (token: string, id: string): Promise<SentAgain> =>
  askPlatform(token, 'POST /platform/failures/{id}/again', { params: { id } });

/**
 * Loads a page of the days that have exchange rates, the newest first.
 * @throws {PlatformRefusal} 401 for an invalid token, 403 for a part's team
 */
export const loadRates = (token: string, page: number): Promise<OperatorRates> =>
  askPlatform(token, 'GET /platform/rates', { query: { skip: String((page - 1) * LIMITS.operatorRates) } });

/**
 * Stores the rates of a day, or corrects them.
 * @throws {PlatformRefusal} with what is wrong with them in `reasons`
 */
export const storeRates = (token: string, date: string, rates: RatesOfDay): Promise<DayRates> =>
  askPlatform(token, 'PUT /platform/rates/{date}', { params: { date }, body: rates });

/**
 * Loads the addresses with higher limits, the latest first.
 * @throws {PlatformRefusal} 401 for an invalid token, 403 for a part's team
 */
export const loadAddresses = (token: string): Promise<KnownAddresses> =>
  askPlatform(token, 'GET /platform/addresses');

/**
 * Gives an address or a range higher limits until a day.
 * @throws {PlatformRefusal} with what is wrong with it in `reasons`
 */
export const addAddress = (token: string, address: NewKnownAddress): Promise<KnownAddress> =>
  askPlatform(token, 'POST /platform/addresses', { body: address });

/**
 * Ends the higher limits of an address; nothing where they have ended.
 * @throws {PlatformRefusal}
 */
export const endAddress = async (token: string, id: string): Promise<void> => {
  await orNull(askPlatform(token, 'DELETE /platform/addresses/{id}', { params: { id } }));
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
): Promise<ReleaseMove> => askPlatform(token, 'POST /platform/moves', { body: request });
