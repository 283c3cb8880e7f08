import type { BrowserContextOptions } from '@playwright/test';
import { newEmail } from './diner.ts';
import { LOCALES } from './texts.ts';

/** The password of every place that stories open. */
export const PASSWORD = 'Sofra-e-Bardhe-2026!';

/** A place of a story's own, so that no other story meets it. */
export interface Place {
  email: string;
  id: string;
  /** What the browser keeps of its owner's session. */
  session: { name: string; value: string }[];
  /** Opens a window in which its owner is signed in. */
  signedIn: BrowserContextOptions;
  /** Asks the API as its owner. */
  ask: <Answer>(method: string, path: string, body?: object) => Promise<Answer>;
}

/** Opens a place by the API. */
export const openPlace = async (url: string, language: 'sq' | 'en' = 'sq'): Promise<Place> => {
  const email = newEmail();
  const call = async (method: string, path: string, body?: object, authorization?: string) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        'accept-language': language,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(authorization ? { authorization } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  };
  const session: Record<'access_token' | 'refresh_token' | 'user_id', string> = await call(
    'POST',
    '/signup',
    {
      email,
      password: PASSWORD,
      business_name: 'Sofra e Bardhë',
      address: 'Rruga e Durrësit 7',
      city: 'Tiranë',
      telephone: '+355 69 123 4567',
      description: '',
    },
  );
  const { access_token, refresh_token, user_id } = session;
  const kept = Object.entries({ access_token, refresh_token, user_id }).map(([name, value]) => ({
    name,
    value,
  }));
  return {
    email,
    id: user_id,
    session: kept,
    signedIn: {
      locale: LOCALES[language],
      storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage: kept }] },
    },
    ask: (method, path, body) => call(method, path, body, `Bearer ${access_token}`),
  };
};

/** Gives a place the trial of the plan with orders. */
export const startTrial = (place: Place): Promise<unknown> =>
  place.ask('POST', '/subscriptions', { plan_id: 'standard-month', payment_method_id: null });

interface PlaceMenu {
  id: string;
  sections: { items: { id: string; name: string }[] }[];
}

/** Gives a place a menu with one section of two dishes. */
export const addMenu = (place: Place, title = 'Dreka'): Promise<PlaceMenu> =>
  place.ask('POST', '/menus/', {
    title,
    description: 'Nga ora 12',
    cuisine_type: 'Tradicionale',
    category: 'Dreka',
    price_range: '$$',
    default_currency: 'ALL',
    sections: [
      {
        title: 'Gatime',
        display: true,
        items: [
          { name: 'Tavë kosi', price: 650 },
          { name: 'Fërgesë', price: 490 },
        ],
      },
    ],
    items: [],
  });

/** Places an order at a place; returns its number. */
export const addOrder = async (
  place: Place,
  menu: PlaceMenu,
  {
    name = 'Arta K.',
    quantity = 1,
    email = newEmail(),
    askedFor,
  }: { name?: string; quantity?: number; email?: string; askedFor?: string | undefined } = {},
): Promise<string> => {
  const dish = menu.sections[0]?.items[0];
  const { id } = await place.ask<{ id: string }>('POST', '/orders', {
    business_id: place.id,
    items: [{ menu_item_id: dish?.id, quantity }],
    customer_name: name,
    customer_email: email,
    customer_phone: '+355 69 000 0000',
    payment_method: 'pay_later',
    ...(askedFor !== undefined && { asked_for: askedFor }),
  });
  return id;
};
