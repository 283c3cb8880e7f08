import { type LoaderFunctionArgs, queryClient, type RemotePage } from '@tavolina/shared-api/runtime';
import { orderQuery, ordersQuery } from '@tavolina/shared-console/orders/orders-query.ts';
import { fetchEarly, fetchOrdersEarly } from '@tavolina/shared-console/place/fetch-early.ts';
import { myMenusQuery, ownMenuQuery } from '@tavolina/shared-console/place/menus-query.ts';
import { openingHoursQuery } from './lib/hours/opening-hours-query.ts';
import { planUsageQuery } from './lib/plans/plan-usage-query.ts';
import { reviewsPage, reviewsQuery } from './lib/reviews-query.ts';

/** A page of the console. */
interface ConsolePage extends RemotePage {
  /** The frame of pages that say what the console is. The other public pages have none, pages of owners have theirs. */
  frame?: 'public';
  /** The plan without which an owner sees only what it would bring. */
  plan?: 'standard';
}

const ownMenus = () => fetchEarly(() => queryClient.prefetchQuery(myMenusQuery));
const ownMenu = ({ params }: LoaderFunctionArgs) =>
  fetchEarly(() => queryClient.prefetchQuery(ownMenuQuery(params.menuId ?? '')));

/**
 * The console's pages, with the chunk each comes in: one of its own, except that all pages of a password come with the login,
 * an order with the list of orders, and a menu with the list of menus. Whoever opens one is likely to open the other, and each
 * further chunk makes the entry larger, which names them with their hashes. A new menu and a saved one come apart: half of
 * what is special to a saved one merges it with another device's changes, which a new menu never needs.
 */
export const pages: ConsolePage[] = [
  {
    path: '/business',
    title: 'meta.business.title',
    who: 'anyone',
    sitemap: true,
    frame: 'public',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'landing' */ './features/landing/landing-screen.tsx'))
        .LandingScreen,
    }),
  },
  {
    path: '/business/pricing',
    title: 'meta.business-pricing.title',
    who: 'anyone',
    sitemap: true,
    frame: 'public',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'pricing' */ './features/pricing/pricing-screen.tsx'))
        .PricingScreen,
    }),
  },
  {
    path: '/business/login',
    title: 'login.title',
    who: 'anyone',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'login' */ './features/login/login-screen.tsx'))
        .LoginScreen,
    }),
  },
  {
    path: '/business/signup',
    title: 'signup.title',
    who: 'anyone',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'signup' */ './features/signup/signup-screen.tsx'))
        .SignupScreen,
    }),
  },
  {
    path: '/business/forgot-password',
    title: 'forgot.title',
    who: 'anyone',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'login' */ './features/password-reset/forgot-screen.tsx'))
        .ForgotScreen,
    }),
  },
  {
    path: '/business/reset-password',
    title: 'reset.title',
    who: 'anyone',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'login' */ './features/password-reset/reset-screen.tsx'))
        .ResetScreen,
    }),
  },
  {
    path: '/business/dashboard',
    title: 'frame.dashboard',
    who: 'owner',
    loader: ownMenus,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'dashboard' */ './app/dashboard-page.tsx')).DashboardPage,
    }),
  },
  {
    path: '/business/orders',
    title: 'orders.title',
    who: 'owner',
    plan: 'standard',
    loader: () => fetchOrdersEarly(() => queryClient.prefetchQuery(ordersQuery)),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'orders' */ './features/orders/orders-screen.tsx'))
        .OrdersScreen,
    }),
  },
  {
    path: '/business/orders/:orderId',
    title: 'orders.title',
    who: 'owner',
    plan: 'standard',
    loader: ({ params }) =>
      fetchOrdersEarly(() => queryClient.prefetchQuery(orderQuery(params.orderId ?? ''))),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'orders' */ './features/order/order-screen.tsx'))
        .OrderScreen,
    }),
  },
  {
    path: '/business/screen/:code',
    title: 'readyScreen.title',
    who: 'anyone',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'screen' */ './features/ready-screen/ready-screen.tsx'))
        .ReadyScreen,
    }),
  },
  {
    path: '/business/hours',
    title: 'hours.title',
    who: 'owner',
    // Its second tab leads to the screen for guests.
    examples: ['?tab=orders'],
    loader: () => fetchEarly(() => queryClient.prefetchQuery(openingHoursQuery)),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'hours' */ './app/hours-page.tsx')).HoursPage,
    }),
  },
  {
    path: '/business/reviews',
    title: 'reviews.title',
    who: 'owner',
    loader: ({ request }) =>
      fetchEarly(() =>
        queryClient.prefetchQuery(reviewsQuery(reviewsPage(new URL(request.url).searchParams))),
      ),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'reviews' */ './features/reviews/reviews-screen.tsx'))
        .ReviewsScreen,
    }),
  },
  {
    path: '/business/subscription',
    title: 'subscription.title',
    who: 'owner',
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: 'subscription' */ './features/subscription/subscription-screen.tsx')
      ).SubscriptionScreen,
    }),
  },
  {
    path: '/business/account',
    title: 'account.title',
    who: 'owner',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'account' */ './app/account-page.tsx')).AccountPage,
    }),
  },
  {
    path: '/business/change-password',
    title: 'password.title',
    who: 'owner',
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: 'login' */ './features/account/change-password-screen.tsx')
      ).ChangePasswordScreen,
    }),
  },
  {
    path: '/business/menus',
    title: 'menus.title',
    who: 'owner',
    loader: ownMenus,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'menus' */ './features/menus/menus-screen.tsx'))
        .MenusScreen,
    }),
  },
  {
    path: '/menus',
    title: 'menus.title',
    who: 'owner',
    isPrivate: true,
    loader: ownMenus,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'menus' */ './features/menus/menus-screen.tsx'))
        .MenusScreen,
    }),
  },
  {
    path: '/menus/create',
    title: 'menus.new',
    who: 'owner',
    loader: () => fetchEarly(() => queryClient.prefetchQuery(planUsageQuery)),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'menu-create' */ './app/create-page.tsx')).CreatePage,
    }),
  },
  {
    path: '/menus/:menuId',
    title: 'menus.title',
    who: 'owner',
    loader: ownMenu,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'menus' */ './features/menu-view/menu-view-screen.tsx'))
        .MenuViewScreen,
    }),
  },
  {
    path: '/menus/:menuId/edit',
    title: 'menus.title',
    who: 'owner',
    loader: ownMenu,
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: 'menu-editor' */ './features/menu-editor/edit-screen.tsx')
      ).EditScreen,
    }),
  },
  {
    path: '/menus/:menuId/choices',
    title: 'choices.link',
    who: 'owner',
    loader: ownMenu,
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: 'menu-choices' */ './features/choices/choices-screen.tsx')
      ).ChoicesScreen,
    }),
  },
  {
    path: '/menus/:menuId/translations',
    title: 'translations.link',
    who: 'owner',
    loader: ownMenu,
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: 'menu-translations' */ './features/translations/translations-screen.tsx'
        )
      ).TranslationsScreen,
    }),
  },
  {
    path: '/menus/:menuId/prices',
    title: 'prices.link',
    who: 'owner',
    loader: ownMenu,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'menu-files' */ './features/prices/prices-screen.tsx'))
        .PricesScreen,
    }),
  },
  {
    path: '/menus/:menuId/code',
    title: 'code.title',
    who: 'owner',
    loader: ownMenu,
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: 'menu-code' */ './features/menu-code/menu-code-screen.tsx')
      ).MenuCodeScreen,
    }),
  },
  {
    path: '/menus/:menuId/files',
    title: 'files.title',
    who: 'owner',
    loader: ownMenu,
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: 'menu-files' */ './features/menu-files/menu-files-screen.tsx')
      ).MenuFilesScreen,
    }),
  },
];
