import { attempt } from '@tavolina/shared-api/auth';
import { LIMITS, type OpenedView } from '@tavolina/shared-api/contract';

const MINUTE_MS = 60_000;

/** Key in the storage of a tab in which support views a place. */
export const VIEW_KEY = 'tavolina.support_view';

/** A view as its tab keeps it. */
export interface KeptView extends OpenedView {
  /** When it ends by this device's clock, in ms since 1970: that clock may be hours wrong (product.md §127). */
  ends_here: number;
}

/** The view of this tab; undefined where it has none. */
export const keptView = (): KeptView | undefined =>
  attempt(() => JSON.parse(sessionStorage.getItem(VIEW_KEY) ?? '') as KeptView, undefined);

/**
 * Hands a view over to a tab (product.md §702): nothing of it is in an address, nor in a storage that other tabs read. The
 * tab began as a copy of the operator's and forgets their token.
 */
export const handOver = (storage: Storage, view: OpenedView): void => {
  storage.clear();
  const kept: KeptView = { ...view, ends_here: Date.now() + LIMITS.supportViewMinutes * MINUTE_MS };
  storage.setItem(VIEW_KEY, JSON.stringify(kept));
  storage.setItem('access_token', view.view_token);
  // Which place a session works for is read from its token, or is that of the user where the token says nothing.
  storage.setItem('user_id', view.place.id);
  storage.setItem('subscription_tier', view.subscription_tier);
};
