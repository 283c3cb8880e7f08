import { say } from '../../../remote-kit/lib/progress.mjs';
import { median } from '../median.mjs';
import { serveCatalogue } from './catalogue-app.mjs';
import { DISHES, startCatalogue } from './catalogue-database.mjs';
import { menuToSave } from './saved-menu.mjs';

/** Numbers of dishes, and times that each request is measured. */
const SIZES = process.env.CATALOGUE_SIZES?.split(',').map(Number) ?? [1_200, 120_000, 1_000_000];
const TIMES = 15;
/** Rounds of all lists before they are measured, in which Node compiles what they need. */
const WARM_UP = 10;
/** What a time may grow to, as a multiple of the smallest catalogue's, and what it may be in ms (docs/benchmarks.md). */
const MOST = { growth: 3, badInput: 50, save: 100, suggestions: 50 };
/** Entries of a page. */
const PAGE = 6;
const PAGE_1000 = 999 * PAGE;
/** Behind the thousand results that are counted. */
const FAR_RESULT = 1_200;
/** A word like `tave` is on more menus than one in this many. */
const FEW = 4;

const SUGGESTIONS = 'suggestions';

/**
 * What is asked for. Where there are too few menus for a far page, the last full one stands for it, or of a word, which has less
 * than a page there, the first: an empty page would be no measure of how far pages grow.
 * @param {number} menus
 * @returns {Record<string, string>}
 */
const requests = (menus) => ({
  'first page': `/menus/?limit=${PAGE}`,
  'a word': `/menus/?limit=${PAGE}&q=tave`,
  'a word, far page': `/menus/?limit=${PAGE}&q=tave&skip=${menus > FEW * FAR_RESULT ? FAR_RESULT : 0}`,
  'two words': `/menus/?limit=${PAGE}&q=byrek%20tirane`,
  'a typo': `/menus/?limit=${PAGE}&q=tvae`,
  'by meaning': `/menus/?limit=${PAGE}&q=fish`,
  'a filter': `/menus/?limit=${PAGE}&cuisine_type=Peshk&max_price=200`,
  'by rating': `/menus/?limit=${PAGE}&sort_by=rating`,
  'nearest first': `/menus/?limit=${PAGE}&sort_by=distance&latitude=41.33&longitude=19.82`,
  'page 1,000': `/menus/?limit=${PAGE}&skip=${Math.min(PAGE_1000, menus - PAGE)}`,
  'last page': `/menus/?limit=${PAGE}&skip=${menus - PAGE}`,
  restaurants: '/restaurants/?limit=9',
  'restaurants with a word': '/restaurants/?limit=9&q=tave',
  'restaurants of a city': '/restaurants/?limit=9&city=Tirane',
  [SUGGESTIONS]: '/suggestions?q=tav&lang=sq',
});

/** What nobody means, which is to be answered like anything else. */
const BAD_INPUT = {
  nothing: '',
  '10,000 letters': 'a'.repeat(10_000),
  '10,000 letters of words': 'tave kosi '.repeat(1_000),
  'only signs': '?!%_\\\'"()[]{}*&|<>:;,.',
  'right-to-left marks': '\u202eevat\u200f \u202bkosi\u202c',
  SQL: "'; DROP TABLE menus; -- ' OR 1=1",
  'operators of words': 'tave & !kosi | (pica <-> peshk):*',
  markup:
    '<script>alert(document.cookie)</script><img src=x onerror=alert(1)><iframe src="javascript:alert(2)">',
  'mistyped words': 'karamele sallata spinaqi kremoze domatesh marinate kerpudhave portokallit',
  emoji: '🍕🍝👨‍👩‍👧‍👦',
  'another script': '寿司 ラーメン',
};

/** Where words can be typed. Other fields take codes and numbers, and refuse all else before anything is read. */
const FIELDS = [
  { path: '/menus/', field: 'q' },
  { path: '/restaurants/', field: 'q' },
  { path: '/suggestions', field: 'q' },
  { path: '/menus/', field: 'city' },
  { path: '/restaurants/', field: 'business_name' },
  { path: '/menus/', field: 'sort_by' },
  { path: '/restaurants/', field: 'cuisine_type' },
];

const SAVE = 'saving a menu of 100 dishes';

/**
 * The median time of some work, in ms.
 * @param {() => Promise<void>} work
 */
const timeOf = async (work) => {
  const times = [];
  for (let turn = 0; turn < TIMES + 3; turn += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  // The first ones open connections and read from disk.
  return median(times.slice(3));
};

/** What a filter answers that has no such code. */
const REFUSED = 422;

/**
 * @param {string} address
 * @param {boolean} [mayBeRefused] whether it may ask for what there is not
 */
const read = async (address, mayBeRefused = false) => {
  const answer = await fetch(address);
  if (!answer.ok && !(mayBeRefused && answer.status === REFUSED))
    throw new Error(`${address} answered ${answer.status}`);
  await answer.arrayBuffer();
};

/**
 * Times of lists, searches and saves at a size.
 * @param {number} dishes
 */
const measure = async (dishes) => {
  const catalogue = await startCatalogue(dishes);
  const app = await serveCatalogue(catalogue);
  /** @type {Record<string, number>} */
  const times = {};
  const asked = Object.entries(requests(Math.round(dishes / DISHES)));
  for (let round = 0; round < WARM_UP; round += 1)
    for (const [, address] of asked) await read(app.api + address);
  for (const [name, address] of asked) times[name] = await timeOf(() => read(app.api + address));
  for (const [name, words] of Object.entries(BAD_INPUT))
    for (const { path, field } of FIELDS)
      times[`${path}?${field}, ${name}`] = await timeOf(() =>
        read(`${app.api}${path}?${new URLSearchParams({ [field]: words })}`, true),
      );
  times[SAVE] = await timeOf(await menuToSave(app));
  await app.stop();
  await catalogue.stop();
  return times;
};

/**
 * What is slower than it may be, in words.
 * @param {string} name
 * @param {readonly number[]} times from the smallest catalogue to the largest, in ms
 */
const tooSlow = (name, times) => {
  const longest = Math.max(...times);
  const isAskedFor = name in requests(0);
  if (isAskedFor && longest > MOST.growth * (times[0] ?? 0)) return [`${name}: over ${MOST.growth} times`];
  if (isAskedFor && name !== SUGGESTIONS) return [];
  const most = { [SAVE]: MOST.save, [SUGGESTIONS]: MOST.suggestions }[name] ?? MOST.badInput;
  return longest > most ? [`${name}: over ${most} ms`] : [];
};

/**
 * How lists, searches and saves grow from 1,200 dishes to a million, without the cache of answers.
 * @throws {Error} naming what is slower than it may be: on a machine that does nothing else
 */
export const benchmarkCatalogue = async () => {
  const columns = [];
  for (const dishes of SIZES) {
    say(`${dishes} dishes ...`);
    columns.push(await measure(dishes));
  }
  const slow = [];
  for (const name of Object.keys(columns[0] ?? {})) {
    const times = columns.map((column) => column[name] ?? 0);
    const growth = (times.at(-1) ?? 0) / (times[0] ?? 1);
    say(`${name}: ${times.map((time) => time.toFixed(1)).join(', ')} ms, ${growth.toFixed(1)} times`);
    slow.push(...tooSlow(name, times));
  }
  if (slow.length > 0) throw new Error(slow.join('; '));
};
