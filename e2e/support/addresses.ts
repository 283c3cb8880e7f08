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
  '/business/reset-password?token=t&email=a%40b.al',
];

/** Screens of an owner who is signed in. */
export const ownersAddresses = async (url: string): Promise<string[]> => {
  const { id } = await ownMenu(url, 'Dreka');
  return [
    '/business/dashboard?tab=overview',
    '/business/dashboard?tab=orders',
    '/business/dashboard?tab=menu',
    '/business/dashboard?tab=settings',
    '/business/account',
    '/business/account?tab=security',
    '/business/account?tab=billing',
    '/business/account?tab=notifications',
    '/business/change-password',
    '/business/subscription',
    '/business/orders',
    '/menus',
    '/menus/create',
    `/menus/${id}`,
    `/menus/${id}/code`,
    `/menus/${id}/edit`,
  ];
};
