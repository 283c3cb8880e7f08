import { randomUUID } from 'node:crypto';
import type {
  ContentLanguage,
  CreateMenuRequest,
  Menu,
  SubscriptionTier,
} from '@tavolina/shared-api/contract';
import { addSubscription } from '../modules/subscriptions/subscriptions-service.ts';
import { DAY_MS } from '../platform/clock/clock.ts';
import { OWNER_PASSWORD } from './owner-password.ts';
import { send } from './send.ts';
import type { TestServer } from './test-server.ts';

/** A signed-up business. */
export interface TestOwner {
  id: string;
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
  name: string;
}

/** Signs a business up; `tier` gives it a running subscription, and `languages` are those that it writes in, the main one first. */
export const createOwner = async (
  server: TestServer,
  options: {
    tier?: Exclude<SubscriptionTier, 'basic'>;
    name?: string;
    languages?: readonly ContentLanguage[];
  } = {},
): Promise<TestOwner> => {
  const email = `${randomUUID()}@shembull.al`;
  const password = OWNER_PASSWORD;
  const name = options.name ?? 'Oxhaku i Gjyshes';
  const { status, body } = await send(server, 'POST', '/signup', {
    body: {
      email,
      password,
      business_name: name,
      address: 'Rruga e Kavajës 112',
      telephone: '+355 69 000 0000',
    },
  });
  if (status !== 201) throw new Error(`signup answered ${status}: ${JSON.stringify(body)}`);
  const session = body as { user_id: string; access_token: string; refresh_token: string };
  if (options.tier) {
    await addSubscription(server.database, session.user_id, {
      planId: `${options.tier}-month`,
      status: 'active',
      cancelAtPeriodEnd: false,
      start: new Date(Date.now() - DAY_MS),
      end: new Date(Date.now() + 29 * DAY_MS),
    });
  }
  if (options.languages)
    await send(server, 'PATCH', '/users/profile/', {
      token: session.access_token,
      body: { content_languages: options.languages },
    });
  return {
    id: session.user_id,
    email,
    password,
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
    name,
  };
};

type MenuInput = Partial<Omit<CreateMenuRequest, 'sections' | 'items'>> & {
  sections?: object[];
  items?: object[];
};

/** Creates a menu: one section with two dishes unless said otherwise. */
export const createMenu = async (
  server: TestServer,
  owner: TestOwner,
  input: MenuInput = {},
): Promise<Menu> => {
  const { status, body } = await send(server, 'POST', '/menus/', {
    token: owner.accessToken,
    body: {
      title: 'Menuja e drekës',
      cuisine_type: 'Tradicionale',
      category: 'Dreka',
      price_range: '$$',
      sections: [
        {
          title: 'Gatime tavash',
          items: [
            { name: 'Tavë kosi', price: 650 },
            { name: 'Fërgesë e Tiranës', price: 490 },
          ],
        },
      ],
      ...input,
    },
  });
  if (status !== 201) throw new Error(`menu answered ${status}: ${JSON.stringify(body)}`);
  return body as Menu;
};

/** All items of a menu, sections first. */
export const itemsOf = (menu: Menu) => [...menu.sections.flatMap((section) => section.items), ...menu.items];

/** A valid order of the first dish of a menu. */
export const orderBody = (menu: Menu, change: object = {}) => ({
  customer_name: 'Arta K.',
  customer_email: 'arta.k@shembull.al',
  customer_phone: '+355 69 000 0000',
  business_id: menu.owner_id,
  items: [{ menu_item_id: itemsOf(menu)[0]?.id, quantity: 1 }],
  payment_method: 'pay_later',
  ...change,
});
