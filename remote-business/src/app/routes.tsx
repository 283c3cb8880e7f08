import { authStore } from '@tavolina/shared-api/auth';
import { type LoaderFunctionArgs, queryClient, type RouteObject } from '@tavolina/shared-api/runtime';
import { mayAcceptOrders } from '../lib/accepts-orders.ts';
import { myMenusQuery, ownMenuQuery } from '../lib/menus-query.ts';
import { orderQuery, ordersQuery } from '../lib/orders-query.ts';
import { planUsageQuery } from '../lib/plan-usage-query.ts';
import { Frame } from './frame.tsx';
import { SignedInOnly, StandardOnly } from './guard.tsx';
import { PAGES } from './pages.ts';
import { PublicFrame } from './public-frame.tsx';

/** Begins to fetch before the page's code is there; whom the page does not let in has nothing to ask for. */
const early = (fetch: () => Promise<void>): null => {
  if (authStore.getState().isAuthenticated) void fetch();
  return null;
};
const earlyOrders = (fetch: () => Promise<void>): null =>
  mayAcceptOrders(authStore.getState().tier) ? early(fetch) : null;

const menusPage = {
  loader: () => early(() => queryClient.prefetchQuery(myMenusQuery)),
  lazy: PAGES.menus,
};
const ownMenu = ({ params }: LoaderFunctionArgs) =>
  early(() => queryClient.prefetchQuery(ownMenuQuery(params.menuId ?? '')));

/** The console's addresses, and the page at each: what owners manage (product.md §2). */
export const routes: RouteObject[] = [
  {
    Component: PublicFrame,
    children: [
      { path: '/business', lazy: PAGES.landing },
      { path: '/business/pricing', lazy: PAGES.pricing },
    ],
  },
  { path: '/business/login', lazy: PAGES.login },
  { path: '/business/signup', lazy: PAGES.signup },
  { path: '/business/forgot-password', lazy: PAGES.forgot },
  { path: '/business/reset-password', lazy: PAGES.reset },
  {
    Component: SignedInOnly,
    children: [
      {
        Component: Frame,
        children: [
          {
            path: '/business/dashboard',
            loader: () => early(() => queryClient.prefetchQuery(myMenusQuery)),
            lazy: PAGES.dashboard,
          },
          { path: '/business/account', lazy: PAGES.account },
          { path: '/business/change-password', lazy: PAGES.changePassword },
          { path: '/business/subscription', lazy: PAGES.subscription },
          { path: '/menus', ...menusPage },
          { path: '/business/menus', ...menusPage },
          {
            path: '/menus/create',
            loader: () => early(() => queryClient.prefetchQuery(planUsageQuery)),
            lazy: PAGES.create,
          },
          { path: '/menus/:menuId', loader: ownMenu, lazy: PAGES.menuView },
          { path: '/menus/:menuId/code', loader: ownMenu, lazy: PAGES.menuCode },
          { path: '/menus/:menuId/files', loader: ownMenu, lazy: PAGES.menuFiles },
          { path: '/menus/:menuId/edit', loader: ownMenu, lazy: PAGES.edit },
          {
            Component: StandardOnly,
            children: [
              {
                path: '/business/orders',
                loader: () => earlyOrders(() => queryClient.prefetchQuery(ordersQuery)),
                lazy: PAGES.orders,
              },
              {
                path: '/business/orders/:orderId',
                loader: ({ params }) =>
                  earlyOrders(() => queryClient.prefetchQuery(orderQuery(params.orderId ?? ''))),
                lazy: PAGES.order,
              },
            ],
          },
        ],
      },
    ],
  },
];
