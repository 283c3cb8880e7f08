import assert from 'node:assert/strict';
import sharp from 'sharp';
import { findOrder, retryUnanswered } from '../crashes/diners.mjs';

/**
 * Asks for something of every kind that needs a package or a process of its own: pages, a drawn preview, a password,
 * an order, a picture.
 * @param {string} url of an installation with the demo
 * @throws {Error} naming what was not answered
 */
export const askForEverything = async (url) => {
  const api = `${url}/api`;
  const okay = async (/** @type {string} */ address, /** @type {RequestInit} */ options = {}) => {
    const answer = await fetch(address, options);
    assert.ok(answer.ok, `${address} answered ${answer.status}`);
    return answer;
  };
  await okay(`${api}/health/ready`);
  const page = await (await okay(`${url}/restaurants`)).text();
  for (const [, address = ''] of page.matchAll(/<script[^>]+src="([^"]+)"/g))
    await okay(new URL(address, url).href);
  const preview = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
  assert.equal((await okay(preview)).headers.get('content-type'), 'image/png');
  const order = { key: crypto.randomUUID(), email: 'arta@tavolina.test', id: undefined };
  await retryUnanswered(api, await findOrder(api), [order]);
  assert.ok(order.id);
  const body = new URLSearchParams({ username: 'owner@tavolina.test', password: 'Tavolina-2026!' });
  const { access_token: token } = await (await okay(`${api}/login`, { method: 'POST', body })).json();
  const logo = new FormData();
  const pixels = { width: 600, height: 400, channels: /** @type {const} */ (3), background: 'teal' };
  logo.set('file', new Blob([await sharp({ create: pixels }).png().toBuffer()]), 'logo.png');
  const headers = { authorization: `Bearer ${token}` };
  await okay(`${api}/users/profile-image/`, { method: 'POST', headers, body: logo });
};
