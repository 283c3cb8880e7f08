import { authStore } from '@tavolina/shared-api/auth';
import { type LoaderFunctionArgs, queryClient, type RouteObject } from '@tavolina/shared-api/runtime';
import { mayTakeOrders } from '../lib/may-take-orders.ts';
import { myMenusQuery, ownMenuQuery } from '../lib/menus-query.ts';
import { orderQuery, ordersQuery } from '../lib/orders-query.ts';
import { Frame } from './frame.tsx';
import { SignedInOnly, StandardOnly } from './guard.tsx';
import { PublicFrame } from './public-frame.tsx';

/** Begins to fetch before the page's code is there; whom the page does not let in has nothing to ask for. */
const early = (fetch: () => Promise<void>): null => {
  if (authStore.getState().isAuthenticated) void fetch();
  return null;
};
const earlyOrders = (fetch: () => Promise<void>): null =>
  mayTakeOrders(authStore.getState().tier) ? early(fetch) : null;

const menusPage: Pick<RouteObject, 'loader' | 'lazy'> = {
  loader: () => early(() => queryClient.prefetchQuery(myMenusQuery)),
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: 'menus' */ '../features/menus/menus-screen.tsx'))
      .MenusScreen,
  }),
};
const ownMenu = ({ params }: LoaderFunctionArgs) =>
  early(() => queryClient.prefetchQuery(ownMenuQuery(params.menuId ?? '')));

/** The console's pages; each is a chunk of its own. */
export const routes: RouteObject[] = [
  {
    Component: PublicFrame,
    children: [
      {
        path: '/business',
        lazy: async () => ({
          Component: (
            await import(/* webpackChunkName: 'landing' */ '../features/landing/landing-screen.tsx')
          ).LandingScreen,
        }),
      },
      {
        path: '/business/pricing',
        lazy: async () => ({
          Component: (
            await import(/* webpackChunkName: 'pricing' */ '../features/pricing/pricing-screen.tsx')
          ).PricingScreen,
        }),
      },
    ],
  },
  {
    path: '/business/login',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'login' */ '../features/login/login-screen.tsx'))
        .LoginScreen,
    }),
  },
  {
    path: '/business/signup',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'signup' */ '../features/signup/signup-screen.tsx'))
        .SignupScreen,
    }),
  },
  {
    path: '/business/forgot-password',
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: 'login' */ '../features/password-reset/forgot-screen.tsx')
      ).ForgotScreen,
    }),
  },
  {
    path: '/business/reset-password',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'login' */ '../features/password-reset/reset-screen.tsx'))
        .ResetScreen,
    }),
  },
  {
    Component: SignedInOnly,
    children: [
      {
        Component: Frame,
        children: [
          {
            path: '/business/dashboard',
            loader: () => early(() => queryClient.prefetchQuery(myMenusQuery)),
            lazy: async () => ({
              Component: (await import(/* webpackChunkName: 'dashboard' */ './dashboard-page.tsx'))
                .DashboardPage,
            }),
          },
          {
            path: '/business/account',
            lazy: async () => ({
              Component: (
                await import(/* webpackChunkName: 'account' */ '../features/account/account-screen.tsx')
              ).AccountScreen,
            }),
          },
          {
            path: '/business/change-password',
            lazy: async () => ({
              Component: (
                await import(
                  /* webpackChunkName: 'account' */ '../features/account/change-password-screen.tsx'
                )
              ).ChangePasswordScreen,
            }),
          },
          {
            path: '/business/subscription',
            lazy: async () => ({
              Component: (
                await import(
                  /* webpackChunkName: 'subscription' */ '../features/subscription/subscription-screen.tsx'
                )
              ).SubscriptionScreen,
            }),
          },
          { path: '/menus', ...menusPage },
          { path: '/business/menus', ...menusPage },
          {
            path: '/menus/create',
            lazy: async () => ({
              Component: (
                await import(
                  /* webpackChunkName: 'menu-editor' */ '../features/menu-editor/create-screen.tsx'
                )
              ).CreateScreen,
            }),
          },
          {
            path: '/menus/:menuId',
            loader: ownMenu,
            lazy: async () => ({
              Component: (
                await import(/* webpackChunkName: 'menu-view' */ '../features/menu-view/menu-view-screen.tsx')
              ).MenuViewScreen,
            }),
          },
          {
            path: '/menus/:menuId/code',
            loader: ownMenu,
            lazy: async () => ({
              Component: (
                await import(/* webpackChunkName: 'menu-code' */ '../features/menu-code/menu-code-screen.tsx')
              ).MenuCodeScreen,
            }),
          },
          {
            path: '/menus/:menuId/files',
            loader: ownMenu,
            lazy: async () => ({
              Component: (
                await import(
                  /* webpackChunkName: 'menu-files' */ '../features/menu-files/menu-files-screen.tsx'
                )
              ).MenuFilesScreen,
            }),
          },
          {
            path: '/menus/:menuId/edit',
            loader: ownMenu,
            lazy: async () => ({
              Component: (
                await import(/* webpackChunkName: 'menu-editor' */ '../features/menu-editor/edit-screen.tsx')
              ).EditScreen,
            }),
          },
          {
            Component: StandardOnly,
            children: [
              {
                path: '/business/orders',
                loader: () => earlyOrders(() => queryClient.prefetchQuery(ordersQuery)),
                lazy: async () => ({
                  Component: (
                    await import(/* webpackChunkName: 'orders' */ '../features/orders/orders-screen.tsx')
                  ).OrdersScreen,
                }),
              },
              {
                path: '/business/orders/:orderId',
                loader: ({ params }) =>
                  earlyOrders(() => queryClient.prefetchQuery(orderQuery(params.orderId ?? ''))),
                lazy: async () => ({
                  Component: (
                    await import(/* webpackChunkName: 'order' */ '../features/order/order-screen.tsx')
                  ).OrderScreen,
                }),
              },
            ],
          },
        ],
      },
    ],
  },
];
