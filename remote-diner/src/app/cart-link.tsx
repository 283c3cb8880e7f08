import { readReviewsPage, slugInPath } from '@tavolina/shared-api/contract';
import { useLocation, useQuery, useSearchParams } from '@tavolina/shared-api/runtime';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Cart } from '../lib/cart/cart.ts';
import { useCarts } from '../lib/cart/cart-store.ts';
import { placeQuery } from '../lib/place-queries.ts';

type Bar = (given: { cart: Cart }) => ReactNode;
const Nothing: Bar = () => null;

/** Its code comes only to those who have a cart; without it the pages work on. */
const CartBar = lazy(async () => {
  const code = await import(/* webpackChunkName: 'cart-bar' */ './cart-bar.tsx').catch(() => undefined);
  return { default: code?.CartBar ?? Nothing };
});

/** Pages that say themselves what is ordered. */
const SILENT = ['/checkout', '/order-confirmation'];

/** Whether a page has the cart in it: its menu, and the page of its place. */
const useIsShown = (cart: Cart | undefined): boolean => {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const { data: place } = useQuery({
    ...placeQuery(slugInPath(pathname) ?? '', readReviewsPage(params)),
    enabled: false,
  });
  return (
    cart !== undefined &&
    (pathname === `/menu/${cart.menuId}` ||
      (slugInPath(pathname) !== undefined && place?.id === cart.businessId))
  );
};

/** The cart touched last, on every page but those that have it in them (product.md §117). */
export const CartLink = () => {
  const { pathname } = useLocation();
  const cart = useCarts(({ carts, lastBusinessId }) => {
    const filled = Object.values(carts).filter(({ lines }) => lines.length > 0);
    return filled.find(({ businessId }) => businessId === lastBusinessId) ?? filled[0];
  });
  const isShown = useIsShown(cart);
  if (!cart || isShown || SILENT.includes(pathname)) return null;
  return (
    <Suspense fallback={null}>
      <CartBar cart={cart} />
    </Suspense>
  );
};
