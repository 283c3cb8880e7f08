import { type Filters, readFilters, readPage } from '@tavolina/shared-api/contract';
import { begin, type LoaderFunctionArgs, type RouteObject } from '@tavolina/shared-api/runtime';
import { menusQuery } from '../features/home/use-menus.ts';
import { restaurantsQuery } from '../features/restaurants/use-restaurants.ts';
import { menuQuery, ratesQuery } from '../lib/menu-queries.ts';
import { Frame } from './frame.tsx';

/** What a list asks first, for the filters of its address. */
const beginList =
  (start: (filters: Filters, page: number) => Promise<void>) =>
  ({ request }: LoaderFunctionArgs): Promise<void> => {
    const { searchParams } = new URL(request.url);
    return start(readFilters(searchParams), readPage(searchParams));
  };

const beginMenu = async ({ params }: LoaderFunctionArgs): Promise<void> => {
  await Promise.all([begin(menuQuery(params.menuId ?? '')), begin(ratesQuery)]);
};

/** The page itself asks for what its filters change to. */
const onlyAtEntry = (): boolean => false;

/** The storefront's pages; each is a chunk of its own. */
export const routes: RouteObject[] = [
  {
    Component: Frame,
    children: [
      {
        path: '/',
        loader: beginList((filters, page) => begin(menusQuery(filters, page))),
        shouldRevalidate: onlyAtEntry,
        lazy: async () => ({
          Component: (await import(/* webpackChunkName: 'home' */ '../features/home/home-screen.tsx'))
            .HomeScreen,
        }),
      },
      {
        path: '/restaurants',
        loader: beginList((filters, page) => begin(restaurantsQuery(filters, page))),
        shouldRevalidate: onlyAtEntry,
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
        loader: beginMenu,
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
