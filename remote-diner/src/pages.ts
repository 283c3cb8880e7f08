import {
  type Filters,
  menuToShow,
  type PlacesView,
  readListFilters,
  readMenuTab,
  readPage,
  readReviewsPage,
  readView,
} from '@tavolina/shared-api/contract';
import { begin, type LoaderFunctionArgs, type RemotePage } from '@tavolina/shared-api/runtime';
import { menusQuery } from './features/home/use-menus.ts';
import { askedFor } from './features/menu/search/use-found-dishes.ts';
import { readDish } from './features/menu/search/use-menu-search.ts';
import { restaurantsQuery } from './features/restaurants/use-restaurants.ts';
import { dishesQuery, menuQuery, ratesQuery } from './lib/menu-queries.ts';
import { useNear } from './lib/near/near-store.ts';
import { placeQuery } from './lib/place-queries.ts';

/** A page of the storefront. */
interface DinerPage extends RemotePage {
  /** Where the footer leads to it: the column, and what the link is called in `frame`. */
  footer?: { column: 'forYou' | 'company'; name: string };
}

/** What a list asks first, for the filters of its address. */
const beginList =
  (start: (filters: Filters, page: number, view: PlacesView) => Promise<void>) =>
  ({ request }: LoaderFunctionArgs): Promise<void> => {
    const url = new URL(request.url);
    return start(readListFilters(url), readPage(url.searchParams), readView(url.searchParams));
  };

const beginMenus = beginList((filters, page) =>
  begin(menusQuery(filters, page, useNear.getState().location)),
);

const beginPlaces = beginList(async (filters, page, view) => {
  if (filters.city !== 'unknown')
    await begin(restaurantsQuery(filters, page, view, useNear.getState().location));
});

/** The place, its menu and the rates; the menu is known once the place is. */
const beginPlace = async ({ params: { slug = '' }, request }: LoaderFunctionArgs): Promise<void> => {
  const { searchParams } = new URL(request.url);
  const tab = readMenuTab(searchParams);
  await Promise.all([
    begin(placeQuery(slug, readReviewsPage(searchParams)), (place) => menuQuery(menuToShow(place, tab))),
    begin(ratesQuery),
  ]);
};

const beginMenu = async ({ params: { menuId = '' }, request }: LoaderFunctionArgs): Promise<void> => {
  const asked = askedFor(readDish(new URL(request.url).searchParams));
  await Promise.all([
    begin(menuQuery(menuId)),
    begin(ratesQuery),
    ...(asked === '' ? [] : [begin(dishesQuery(menuId, asked))]),
  ]);
};

/** The page itself asks for what its filters change to. */
const onlyAtEntry = (): boolean => false;

/** The page itself asks for what its search finds. */
const forAnotherMenu: NonNullable<RemotePage['shouldRevalidate']> = ({ currentParams, nextParams }) =>
  currentParams.menuId !== nextParams.menuId || currentParams.slug !== nextParams.slug;

/** The storefront's pages; each is a chunk of its own. */
export const pages: DinerPage[] = [
  {
    path: '/',
    title: 'meta.home.title',
    who: 'anyone',
    codeWaits: 'own',
    sitemap: true,
    loader: beginMenus,
    shouldRevalidate: onlyAtEntry,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'home' */ './features/home/home-screen.tsx')).HomeScreen,
    }),
  },
  {
    path: '/restaurants',
    title: 'meta.restaurants.title',
    who: 'anyone',
    codeWaits: 'own',
    // One page for each city.
    sitemap: ['/tirane', '/durres', '/vlore', '/shkoder', '/elbasan', '/korce', '/fier'],
    footer: { column: 'forYou', name: 'restaurants' },
    loader: beginPlaces,
    shouldRevalidate: onlyAtEntry,
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: 'restaurants' */ './features/restaurants/restaurants-screen.tsx')
      ).RestaurantsScreen,
    }),
  },
  {
    path: '/restaurants/:city',
    title: 'meta.restaurantsIn.title',
    who: 'anyone',
    loader: beginPlaces,
    shouldRevalidate: onlyAtEntry,
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: 'restaurants' */ './features/restaurants/restaurants-screen.tsx')
      ).RestaurantsScreen,
    }),
  },
  {
    path: '/menu/:menuId',
    title: 'meta.menu.title',
    who: 'anyone',
    loader: beginMenu,
    shouldRevalidate: forAnotherMenu,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'menu' */ './features/menu/menu-screen.tsx')).MenuScreen,
    }),
  },
  {
    path: '/place/:slug',
    title: 'meta.place.title',
    who: 'anyone',
    loader: beginPlace,
    shouldRevalidate: forAnotherMenu,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'place' */ './features/menu/place/place-screen.tsx'))
        .PlaceScreen,
    }),
  },
  {
    path: '/checkout',
    title: 'meta.checkout.title',
    who: 'anyone',
    isPrivate: true,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'checkout' */ './features/checkout/checkout-screen.tsx'))
        .CheckoutScreen,
    }),
  },
  {
    path: '/order-confirmation',
    title: 'meta.order-confirmation.title',
    who: 'anyone',
    isPrivate: true,
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: 'confirmation' */ './features/confirmation/confirmation-screen.tsx')
      ).ConfirmationScreen,
    }),
  },
  {
    path: '/orders',
    title: 'meta.orders.title',
    who: 'anyone',
    isPrivate: true,
    footer: { column: 'forYou', name: 'track' },
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'tracking' */ './features/tracking/tracking-screen.tsx'))
        .TrackingScreen,
    }),
  },
  {
    path: '/favourites',
    title: 'meta.favourites.title',
    who: 'anyone',
    isPrivate: true,
    footer: { column: 'forYou', name: 'favourites' },
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: 'favourites' */ './features/favourites/favourites-screen.tsx')
      ).FavouritesScreen,
    }),
  },
  {
    path: '/contact',
    title: 'meta.contact.title',
    who: 'anyone',
    sitemap: true,
    footer: { column: 'forYou', name: 'contact' },
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'contact' */ './features/contact/contact-screen.tsx'))
        .ContactScreen,
    }),
  },
  {
    path: '/about',
    title: 'meta.about.title',
    who: 'anyone',
    codeWaits: true,
    sitemap: true,
    footer: { column: 'company', name: 'about' },
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'about' */ './features/about/about-screen.tsx'))
        .AboutScreen,
    }),
  },
  {
    path: '/terms',
    title: 'meta.terms.title',
    who: 'anyone',
    codeWaits: true,
    sitemap: true,
    footer: { column: 'company', name: 'terms' },
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'terms' */ './features/legal/terms-screen.tsx'))
        .TermsScreen,
    }),
  },
  {
    path: '/privacy',
    title: 'meta.privacy.title',
    who: 'anyone',
    codeWaits: true,
    sitemap: true,
    footer: { column: 'company', name: 'privacy' },
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'privacy' */ './features/legal/privacy-screen.tsx'))
        .PrivacyScreen,
    }),
  },
];
