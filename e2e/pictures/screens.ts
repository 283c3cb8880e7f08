import { signIn } from '../support/owner.ts';
import { expect, OWNER, type Page } from '../support/test.ts';

/** What a picture's screen needs to know: the language, and a place, a menu and an order to look at. */
export interface Scene {
  language: 'sq' | 'en';
  menuId: string;
  orderId: string;
  email: string;
}

interface Screen {
  name: string;
  show: (page: Page, scene: Scene) => Promise<unknown>;
}

const TEXTS = {
  sq: { add: 'Shto Tavë kosi në shportë', place: /^Porosit /, cart: /^Shiko shportën/, submit: 'Hyr' },
  en: { add: 'Add Tavë kosi to the cart', place: /^Place order /, cart: /^View cart/, submit: 'Sign in' },
};

const at =
  (path: string): Screen['show'] =>
  (page) =>
    page.goto(path);

const fillCart: Screen['show'] = async (page, { language, menuId }) => {
  await page.goto(`/menu/${menuId}`);
  await page.getByRole('button', { name: TEXTS[language].add }).click();
};

const openCart: Screen['show'] = async (page, { language }) => {
  const bar = page.getByRole('button', { name: TEXTS[language].cart });
  if (!(await bar.isVisible())) return;
  await bar.click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** Every screen, in the order one comes to it; each starts where the one before ended. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', show: at('/') },
  { name: 'restaurants', show: at('/restaurants') },
  { name: 'restaurants-none', show: at('/restaurants?q=zzzzzzzz') },
  { name: 'menu', show: (page, { menuId }) => page.goto(`/menu/${menuId}`) },
  { name: 'checkout-empty', show: at('/checkout') },
  { name: 'menu-with-dish', show: fillCart },
  { name: 'cart', show: openCart },
  { name: 'checkout', show: at('/checkout') },
  {
    name: 'checkout-errors',
    show: (page, { language }) => page.getByRole('button', { name: TEXTS[language].place }).click(),
  },
  { name: 'confirmation', show: (page, { orderId }) => page.goto(`/order-confirmation?order_id=${orderId}`) },
  { name: 'tracking', show: at('/orders') },
  {
    name: 'tracking-order',
    show: (page, { orderId, email }) =>
      page.goto(`/orders?${new URLSearchParams({ order_id: orderId, email })}`),
  },
  { name: 'contact', show: at('/contact') },
  { name: 'about', show: at('/about') },
  { name: 'terms', show: at('/terms') },
  { name: 'privacy', show: at('/privacy') },
  { name: 'not-found', show: at('/nowhere') },
  { name: 'signup', show: at('/business/signup') },
  { name: 'forgot-password', show: at('/business/forgot-password') },
  { name: 'reset-password-invalid', show: at('/business/reset-password') },
  {
    name: 'reset-password',
    show: async (page) => {
      await page.route('**/api/auth/password-reset/check', (route) =>
        route.fulfill({ json: { holds: true } }),
      );
      await page.goto('/business/reset-password?token=t&email=a%40b.al');
    },
  },
  { name: 'login', show: at('/business/login') },
  {
    name: 'login-errors',
    show: (page, { language }) =>
      page.getByRole('button', { name: TEXTS[language].submit, exact: true }).click(),
  },
  { name: 'owner-orders', show: (page, { language }) => signIn(page, { language }) },
  { name: 'owner-order', show: (page, { orderId }) => page.goto(`/business/orders/${orderId}`) },
  { name: 'kitchen', show: at('/business/kitchen') },
  { name: 'dashboard', show: at('/business/dashboard') },
  { name: 'dashboard-orders', show: at('/business/dashboard?tab=orders') },
  { name: 'dashboard-menu', show: at('/business/dashboard?tab=menu') },
  { name: 'dashboard-settings', show: at('/business/dashboard?tab=settings') },
  { name: 'account', show: at('/business/account') },
  { name: 'account-security', show: at('/business/account?tab=security') },
  { name: 'account-billing', show: at('/business/account?tab=billing') },
  { name: 'account-notifications', show: at('/business/account?tab=notifications') },
  { name: 'hours', show: at('/business/hours') },
  { name: 'hours-orders', show: at('/business/hours?tab=orders') },
  { name: 'subscription', show: at('/business/subscription') },
  { name: 'change-password', show: at('/business/change-password') },
  { name: 'owner-menus', show: at('/menus') },
  { name: 'owner-menu-create', show: at('/menus/create') },
  { name: 'owner-menu', show: (page, { menuId }) => page.goto(`/menus/${menuId}`) },
  { name: 'owner-menu-code', show: (page, { menuId }) => page.goto(`/menus/${menuId}/code`) },
  { name: 'owner-menu-files', show: (page, { menuId }) => page.goto(`/menus/${menuId}/files`) },
  { name: 'owner-menu-edit', show: (page, { menuId }) => page.goto(`/menus/${menuId}/edit`) },
];

/** Looks up the demo place's lunch menu and places an order there. */
export const prepareScene = async (url: string, language: Scene['language']): Promise<Scene> => {
  const json = async (path: string, init: RequestInit = {}) =>
    (await fetch(`${url}/api${path}`, init)).json();
  const { items: places } = await json(
    `/restaurants/?${new URLSearchParams({ business_name: OWNER.place })}`,
  );
  const menuId: string = places[0].menus.find(({ title }: { title: string }) => title === 'Dreka').id;
  const menu = await json(`/menus/${menuId}`);
  const email = 'arta.k@shembull.al';
  const { id } = await json('/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      customer_name: 'Arta Kola',
      customer_email: email,
      customer_phone: '+355 69 000 0000',
      notes: 'Vijmë rreth orës 14:00',
      business_id: menu.business.id,
      items: [{ menu_item_id: menu.sections[0].items[0].id, quantity: 2, notes: 'Pa vezë sipër' }],
      payment_method: 'pay_later',
    }),
  });
  return { language, menuId, orderId: id, email };
};
