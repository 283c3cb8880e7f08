import { attempt } from '@tavolina/shared-api/auth';
import type { OpenedView } from '@tavolina/shared-api/contract';

/** Key in the storage of a tab in which support looks at a place. */
export const VIEW_KEY = 'tavolina.support_view';

/** The look of this tab; undefined where it has none. */
export const keptView = (): OpenedView | undefined =>
  attempt(() => JSON.parse(sessionStorage.getItem(VIEW_KEY) ?? '') as OpenedView, undefined);

/**
 * Hands a look over to a tab (product.md §702): nothing of it is in an address, nor in a storage that other tabs read. The
 * tab began as a copy of the operator's and forgets their token.
 */
export const handOver = (storage: Storage, view: OpenedView): void => {
  storage.clear();
  storage.setItem(VIEW_KEY, JSON.stringify(view));
  storage.setItem('access_token', view.view_token);
  // Which place a session works for is read from its token, or is that of the user where the token says nothing.
  storage.setItem('user_id', view.place.id);
  storage.setItem('subscription_tier', view.subscription_tier);
};
