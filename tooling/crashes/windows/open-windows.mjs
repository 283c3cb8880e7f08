import { openWindow } from './live-window.mjs';

/** @typedef {{ id: string, token: string, signIn: () => Promise<string> }} Place one whose owner is signed in, for the session's first minutes */
/** @typedef {{ status: string, payment_status: string }} Shown what windows show of an order */
/** @typedef {Shown & { id: string, business_id: string, is_listed: boolean }} Stored an order as it is stored */

/** Orders of all places, the newest first. Their places see card orders once these are paid. */
export const STORED_ORDERS = `
  SELECT id, business_id, status, payment_status, payment_method <> 'card' OR EXISTS (
    SELECT FROM payments p WHERE p.order_id = o.id AND p.paid_at IS NOT NULL
  ) AS is_listed
  FROM orders o ORDER BY created_at DESC, id DESC`;

/** @typedef {ReturnType<typeof openWindows>} Windows */

/** What an owner's list has at most (product.md §80). */
const LISTED = 500;

/** Words of guests for the states of orders (product.md §29). */
const GUESTS_WORDS = new Map([
  ['canceled', 'cancelled'],
  ['delivered', 'completed'],
]);

/** @param {Shown} order */
const stateOf = ({ status, payment_status }) => `${GUESTS_WORDS.get(status) ?? status}, ${payment_status}`;

/**
 * The windows of an evening: some of each place's console, and the tracking pages of the newest orders.
 * @param {string} api
 * @param {{ consoles: number, tracked: number }} most of a place, and of all guests
 */
export const openWindows = (api, most) => {
  /** @type {{ place: Place, window: import('./live-window.mjs').LiveWindow }[]} */
  const consoles = [];
  /** @type {{ id: string, window: import('./live-window.mjs').LiveWindow }[]} */
  const tracking = [];
  let longestAway = 0;
  let reopened = 0;
  /** @param {number} lostMs */
  const onBack = (lostMs) => {
    longestAway = Math.max(longestAway, lostMs);
    reopened += 1;
  };
  const all = () => [...consoles, ...tracking].map(({ window }) => window);
  return {
    /** @param {Place} place */
    openConsoles(place) {
      let { token } = place;
      const renew = async () => {
        token = await place.signIn();
      };
      const headers = () => ({ authorization: `Bearer ${token}` });
      const addresses = { events: `${api}/orders/business/events`, state: `${api}/orders/business` };
      for (let count = 0; count < most.consoles; count += 1)
        consoles.push({ place, window: openWindow({ ...addresses, headers, renew }, onBack) });
    },
    /** A guest follows an order; the oldest page is closed for it. @param {{ email: string }} guest @param {string} id */
    track({ email }, id) {
      const page = `${api}/orders/customer/${id}`;
      const query = `?email=${encodeURIComponent(email)}`;
      const addresses = { events: `${page}/events${query}`, state: `${page}${query}` };
      const follows = { ...addresses, headers: () => ({}), renew: async () => undefined };
      tracking.push({ id, window: openWindow(follows, onBack) });
      if (tracking.length > most.tracked) void tracking.shift()?.window.close();
    },
    open: () => all().length,
    live: () => all().filter((window) => window.isLive()).length,
    /** How often streams came back since the last look, and how long one was away at most, in ms. */
    takeReturns() {
      const returns = { reopened, longestAway };
      reopened = 0;
      longestAway = 0;
      return returns;
    },
    /**
     * Windows that do not show what is stored.
     * @param {readonly Stored[]} rows by `STORED_ORDERS`
     */
    wrong(rows) {
      const stored = new Map(rows.map((row) => [row.id, row]));
      const isRight = (/** @type {Shown | undefined} */ row, /** @type {Shown | undefined} */ shown) =>
        row !== undefined && shown !== undefined && stateOf(row) === stateOf(shown);
      const ofGuests = tracking.filter(({ id, window }) => !isRight(stored.get(id), window.shown()));
      const ofPlaces = consoles.filter(({ place, window }) => {
        const own = rows
          .filter(({ business_id, is_listed }) => is_listed && business_id === place.id)
          .slice(0, LISTED);
        /** @type {Map<string, Shown>} */
        const shown = new Map(
          (window.shown() ?? []).map((/** @type {Shown & { id: string }} */ order) => [order.id, order]),
        );
        return own.length !== shown.size || own.some((row) => !isRight(row, shown.get(row.id)));
      });
      return {
        tracking: ofGuests.map(({ id, window }) => ({
          id,
          isLive: window.isLive(),
          shown: window.shown()?.status,
          stored: stored.get(id)?.status,
        })),
        consoles: ofPlaces.map(({ place, window }) => ({ place: place.id, isLive: window.isLive() })),
      };
    },
    close: async () => {
      await Promise.all(all().map((window) => window.close()));
    },
  };
};
