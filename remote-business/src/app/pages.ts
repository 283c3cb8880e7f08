import type { ComponentType } from 'react';

/** What a route waits for: the code of its page. */
const page =
  <N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N) =>
  async () => ({ Component: (await load())[name] });

/**
 * The console's pages, with the chunk each comes in: one of its own, except that all pages of a password come with the login,
 * an order with the list of orders, a menu with the list of menus, and both forms of a menu together. Who opens one is likely
 * to open the other, and each further chunk makes the entry heavier, which names them with their hashes.
 */
export const PAGES = {
  menus: page(
    () => import(/* webpackChunkName: 'menus' */ '../features/menus/menus-screen.tsx'),
    'MenusScreen',
  ),
  landing: page(
    () => import(/* webpackChunkName: 'landing' */ '../features/landing/landing-screen.tsx'),
    'LandingScreen',
  ),
  pricing: page(
    () => import(/* webpackChunkName: 'pricing' */ '../features/pricing/pricing-screen.tsx'),
    'PricingScreen',
  ),
  login: page(
    () => import(/* webpackChunkName: 'login' */ '../features/login/login-screen.tsx'),
    'LoginScreen',
  ),
  signup: page(
    () => import(/* webpackChunkName: 'signup' */ '../features/signup/signup-screen.tsx'),
    'SignupScreen',
  ),
  forgot: page(
    () => import(/* webpackChunkName: 'login' */ '../features/password-reset/forgot-screen.tsx'),
    'ForgotScreen',
  ),
  reset: page(
    () => import(/* webpackChunkName: 'login' */ '../features/password-reset/reset-screen.tsx'),
    'ResetScreen',
  ),
  dashboard: page(() => import(/* webpackChunkName: 'dashboard' */ './dashboard-page.tsx'), 'DashboardPage'),
  account: page(
    () => import(/* webpackChunkName: 'account' */ '../features/account/account-screen.tsx'),
    'AccountScreen',
  ),
  changePassword: page(
    () => import(/* webpackChunkName: 'login' */ '../features/account/change-password-screen.tsx'),
    'ChangePasswordScreen',
  ),
  subscription: page(
    () => import(/* webpackChunkName: 'subscription' */ '../features/subscription/subscription-screen.tsx'),
    'SubscriptionScreen',
  ),
  create: page(() => import(/* webpackChunkName: 'menu-editor' */ './create-page.tsx'), 'CreatePage'),
  menuView: page(
    () => import(/* webpackChunkName: 'menus' */ '../features/menu-view/menu-view-screen.tsx'),
    'MenuViewScreen',
  ),
  menuCode: page(
    () => import(/* webpackChunkName: 'menu-code' */ '../features/menu-code/menu-code-screen.tsx'),
    'MenuCodeScreen',
  ),
  menuFiles: page(
    () => import(/* webpackChunkName: 'menu-files' */ '../features/menu-files/menu-files-screen.tsx'),
    'MenuFilesScreen',
  ),
  edit: page(
    () => import(/* webpackChunkName: 'menu-editor' */ '../features/menu-editor/edit-screen.tsx'),
    'EditScreen',
  ),
  orders: page(
    () => import(/* webpackChunkName: 'orders' */ '../features/orders/orders-screen.tsx'),
    'OrdersScreen',
  ),
  order: page(
    () => import(/* webpackChunkName: 'orders' */ '../features/order/order-screen.tsx'),
    'OrderScreen',
  ),
};
