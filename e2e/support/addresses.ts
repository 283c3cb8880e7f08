import { ownMenu } from './owner-api.ts';

/** Screens that need nothing but their address. */
export const PUBLIC = [
  '/contact',
  '/about',
  '/terms',
  '/privacy',
  '/business',
  '/business/pricing',
  '/business/login',
  '/business/signup',
  '/business/forgot-password',
  '/business/reset-password',
];

/** Screens of an owner who is signed in, by what they are about. */
export const OWNERS = {
  plans: ['/business', '/business/pricing'],
  dashboard: ['overview', 'orders', 'menu', 'settings'].map((tab) => `/business/dashboard?tab=${tab}`),
  account: [
    '/business/account',
    ...['security', 'billing', 'notifications'].map((tab) => `/business/account?tab=${tab}`),
    '/business/change-password',
    '/business/subscription',
  ],
  menus: [
    '/business/orders',
    '/menus',
    '/menus/create',
    '/menus/{id}',
    '/menus/{id}/code',
    '/menus/{id}/files',
    '/menus/{id}/edit',
  ],
};

/** The same address for a menu that is there. */
export const withMenu = async (url: string, address: string): Promise<string> => {
  if (!address.includes('{id}')) return address;
  const { id } = await ownMenu(url, 'Dreka');
  return address.replace('{id}', id);
};
