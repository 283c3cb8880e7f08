import { queryClient, type RouteObject } from '@tavolina/shared-api/runtime';
import { menuQuery, ratesQuery } from '../lib/pricing/menu-query.ts';
import { Frame } from './frame.tsx';

/** Starts what a page needs while its code still loads. A failure is the page's to show. */
const begin = (id: string | undefined): null => {
  if (id) void queryClient.prefetchQuery(menuQuery(id));
  void queryClient.prefetchQuery(ratesQuery);
  return null;
};

/** The storefront's pages; each is a chunk of its own. */
export const routes: RouteObject[] = [
  {
    Component: Frame,
    children: [
      {
        path: '/',
        lazy: async () => ({
          Component: (await import(/* webpackChunkName: 'home' */ '../features/home/home-screen.tsx'))
            .HomeScreen,
        }),
      },
      {
        path: '/restaurants',
        lazy: async () => ({
          Component: (
            await import(
              /* webpackChunkName: 'restaurants' */ '../features/restaurants/restaurants-screen.tsx'
            )
          ).RestaurantsScreen,
        }),
      },
      {
        path: '/menu/:menuId',
        loader: ({ params }) => begin(params.menuId),
        lazy: async () => ({
          Component: (await import(/* webpackChunkName: 'menu' */ '../features/menu/menu-screen.tsx'))
            .MenuScreen,
        }),
      },
      {
        path: '/checkout',
        lazy: async () => ({
          Component: (
            await import(/* webpackChunkName: 'checkout' */ '../features/checkout/checkout-screen.tsx')
          ).CheckoutScreen,
        }),
      },
      {
        path: '/order-confirmation',
        lazy: async () => ({
          Component: (
            await import(
              /* webpackChunkName: 'confirmation' */ '../features/confirmation/confirmation-screen.tsx'
            )
          ).ConfirmationScreen,
        }),
      },
      {
        path: '/orders',
        lazy: async () => ({
          Component: (
            await import(/* webpackChunkName: 'tracking' */ '../features/tracking/tracking-screen.tsx')
          ).TrackingScreen,
        }),
      },
      {
        path: '/contact',
        lazy: async () => ({
          Component: (
            await import(/* webpackChunkName: 'contact' */ '../features/contact/contact-screen.tsx')
          ).ContactScreen,
        }),
      },
      {
        path: '/about',
        lazy: async () => ({
          Component: (await import(/* webpackChunkName: 'about' */ '../features/about/about-screen.tsx'))
            .AboutScreen,
        }),
      },
      {
        path: '/terms',
        lazy: async () => ({
          Component: (await import(/* webpackChunkName: 'terms' */ '../features/legal/terms-screen.tsx'))
            .TermsScreen,
        }),
      },
      {
        path: '/privacy',
        lazy: async () => ({
          Component: (await import(/* webpackChunkName: 'privacy' */ '../features/legal/privacy-screen.tsx'))
            .PrivacyScreen,
        }),
      },
    ],
  },
];
