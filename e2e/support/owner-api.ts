import { OWNER } from './test.ts';

interface Item {
  id: string;
  name: string;
  available: boolean;
  price: number;
  prices: { currency: string; price: number }[];
}

/** A menu as its owner sees it, sold-out dishes and hidden sections included. */
export interface OwnMenu {
  id: string;
  owner_id: string;
  title: string;
  sections: { display: boolean; items: Item[] }[];
}

/** What the demo owner's requests carry. */
export const ownerHeaders = async (url: string): Promise<{ authorization: string }> => {
  const body = new URLSearchParams({ username: OWNER.email, password: OWNER.password });
  const answer = await fetch(`${url}/api/login`, { method: 'POST', body });
  const { access_token } = (await answer.json()) as { access_token: string };
  return { authorization: `Bearer ${access_token}` };
};

const signedIn = async (url: string): Promise<(path: string) => Promise<unknown>> => {
  const headers = await ownerHeaders(url);
  return async (path) => (await fetch(`${url}/api${path}`, { headers })).json();
};

/** Numbers of the orders that a diner's e-mail has at the demo place, as the owner's list holds them. */
export const ordersOf = async (url: string, email: string): Promise<string[]> => {
  const ask = await signedIn(url);
  const orders = (await ask('/orders/business')) as { id: string; customer_email: string }[];
  return orders.filter(({ customer_email }) => customer_email === email).map(({ id }) => id);
};

/** One of the demo place's menus in the owner's view. */
export const ownMenu = async (url: string, title: string): Promise<OwnMenu> => {
  const ask = await signedIn(url);
  const menus = (await ask('/menus/my/')) as { id: string; title: string }[];
  const { id } = menus.find((menu) => menu.title === title) ?? {};
  return (await ask(`/menus/${id}`)) as OwnMenu;
};
