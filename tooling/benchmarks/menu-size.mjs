import { rm } from 'node:fs/promises';
import http from 'node:http';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../../remote-kit/lib/chromium.mjs';
import { say } from '../../remote-kit/lib/progress.mjs';
import { withEmbedded } from '../lib/embedded-client.mjs';
import { startServer } from '../lib/start-server.mjs';
import { temporaryDataFolder } from '../lib/temporary-data-folder.mjs';
import { PLACE_NAME, post, signedUp } from './filled-menu.mjs';
import { loadOnPhone } from './load-on-phone.mjs';
import { median } from './median.mjs';
import { pagesOf } from './pages.mjs';

const DISHES = 300;
/** Largest compressed answer with such a menu, in bytes. */
const LIMIT = 60_000;
/** Limit of the largest contentful paint on a phone, in ms. */
const DRAWN = 2_500;
const LOADS = 5;
const EMAIL = 'bench-menu@shembull.al';

/**
 * Bytes of an answer as they travel, compressed as a browser asks for it.
 * @param {string} url
 * @param {string} language
 * @returns {Promise<number>}
 */
const weigh = (url, language) =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', 'accept-language': language };
    http
      .get(url, { headers }, (answer) => {
        let bytes = 0;
        answer.on('data', (chunk) => {
          bytes += chunk.length;
        });
        answer.on('end', () =>
          answer.statusCode === 200 && answer.headers['content-encoding'] === 'br'
            ? resolve(bytes)
            : reject(new Error(`${url}: ${answer.statusCode} ${answer.headers['content-encoding']}`)),
        );
      })
      .on('error', reject);
  });

const read = async (/** @type {string} */ address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
};

/**
 * Sections of the demo's menus as one menu, as its places wrote them, in both of their languages, with their choices.
 * @param {string} url
 */
const largeMenu = async (url) => {
  const { items: cards } = await read(`${url}/api/menus/?limit=50`);
  /** @type {{ title: string, translations: object, items: { option_group_ids: string[] }[] }[]} */
  const sections = [];
  /** @type {{ id: string, options: object[] }[]} */
  const groups = [];
  let count = 0;
  for (const { id } of cards) {
    if (count >= DISHES) break;
    const menu = await read(`${url}/api/menus/${id}?lang=en`);
    for (const { title, translations, items } of menu.sections) {
      const taken = items.slice(0, DISHES - count);
      count += taken.length;
      if (taken.length > 0) sections.push({ title, translations, items: taken });
    }
    groups.push(...(menu.option_groups ?? []));
  }
  if (count < DISHES) throw new Error(`The demo has ${count} dishes in ${cards.length} menus.`);
  // Every dish has choices: two of the groups in turn, which is more than places give theirs.
  const ids = groups.map(({ id }) => id);
  for (const [place, item] of sections.flatMap(({ items }) => items).entries())
    item.option_group_ids = ids.filter(
      (_, at) => at === place % ids.length || at === (place + 1) % ids.length,
    );
  return { title: 'Gjithçka', default_currency: 'ALL', sections, option_groups: groups };
};

/**
 * How long pages take to be drawn on a phone with a processor four times slower, in turns; medians in ms.
 * @param {string[]} urls
 */
const draw = async (urls) => {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    /** @type {number[][]} */
    const times = urls.map(() => []);
    for (let round = 0; round < LOADS; round += 1)
      for (const [at, url] of urls.entries()) times[at]?.push((await loadOnPhone(browser, url)).lcp);
    return times.map(median);
  } finally {
    await browser.close();
  }
};

/**
 * How much a menu of 300 dishes with choices weighs, its answer in each language and the page of it, and when a phone has drawn it.
 * Fails above the promises.
 */
export const benchmarkMenuSize = async (/** @type {import('../lib/build-all.mjs').BuiltPart[]} */ parts) => {
  const folder = await temporaryDataFolder('bench');
  const server = await startServer(folder, parts);
  try {
    const session = await signedUp(server.url, EMAIL);
    // No plan on sale allows so many dishes.
    const { rowCount } = await withEmbedded(folder, (client) =>
      client.query(
        `INSERT INTO subscriptions (business_id, plan_id, tier, status, current_period_start, current_period_end)
         SELECT id, 'premium-month', 'premium', 'active', now(), now() + interval '1 month'
         FROM businesses WHERE business_name = $1`,
        [PLACE_NAME],
      ),
    );
    if (rowCount !== 1) throw new Error(`${rowCount} places have the name ${PLACE_NAME}`);
    const profile = await fetch(`${server.url}/api/users/profile/`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${session.access_token}` },
      body: JSON.stringify({ content_languages: ['sq', 'en'] }),
    });
    if (!profile.ok) throw new Error(`PATCH /users/profile/: ${profile.status}`);
    const menu = await largeMenu(server.url);
    const options = menu.option_groups.flatMap((group) => group.options).length;
    say(`${DISHES} dishes, ${menu.option_groups.length} groups of choices with ${options} options`);
    const { id } = await post(server.url, '/menus/', menu, session.access_token);
    const addresses = {
      'the answer in Albanian': [`/api/menus/${id}?lang=sq`, 'sq'],
      'the answer with English': [`/api/menus/${id}?lang=en`, 'en'],
      'the page in Albanian': [`/menu/${id}`, 'sq'],
      'the page in English': [`/menu/${id}`, 'en'],
    };
    for (const [name, [address, language]] of Object.entries(addresses)) {
      const bytes = await weigh(server.url + address, language ?? '');
      say(`${name}: ${bytes} bytes of brotli`);
      if (bytes > LIMIT) process.exitCode = 1;
    }
    const { menu: ordinary } = await pagesOf(server.url);
    const [large = 0, usual = 0] = await draw([`${server.url}/menu/${id}`, ordinary ?? '']);
    say(`drawn on a phone after ${large.toFixed(0)} ms, a menu of the demo after ${usual.toFixed(0)} ms`);
    if (large > DRAWN) process.exitCode = 1;
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
