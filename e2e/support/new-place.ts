import { newEmail } from './diner.ts';
import { expect, type Page } from './test.ts';

/** A place that one story has for itself. */
export interface NewPlace {
  /** Calls the API as its owner. */
  ask: <T>(method: string, path: string, body?: object) => Promise<T>;
  /** Opens one of its pages, signed in. */
  open: (page: Page, path: string) => Promise<void>;
}

interface Session {
  access_token: string;
  refresh_token: string;
  user_id: string;
  subscription_tier: string;
}

const call = async <T>(address: string, method: string, body?: object, token?: string): Promise<T> => {
  const answer = await fetch(address, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(answer.ok, `${method} ${address}`).toBe(true);
  return (await answer.json()) as T;
};

/** Signs a new place up, on the free plan and without a menu. */
export const newPlace = async (url: string): Promise<NewPlace> => {
  const session = await call<Session>(`${url}/api/signup`, 'POST', {
    email: newEmail(),
    password: 'Sofra-e-Bardhe-2026!',
    business_name: 'Sofra e Bardhë',
    address: 'Rruga e Durrësit 7',
    telephone: '+355 69 123 4567',
    description: '',
  });
  return {
    ask: (method, path, body) => call(`${url}/api${path}`, method, body, session.access_token),
    open: async (page, path) => {
      await page.addInitScript((kept) => {
        // Once: what a page does to the session afterwards stands.
        if (sessionStorage.getItem('subscription_tier')) return;
        localStorage.setItem('access_token', kept.access_token);
        localStorage.setItem('refresh_token', kept.refresh_token);
        localStorage.setItem('user_id', kept.user_id);
        sessionStorage.setItem('subscription_tier', kept.subscription_tier);
      }, session);
      await page.goto(path);
    },
  };
};
