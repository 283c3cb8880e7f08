import { forEachOf } from './ask.mjs';

/** Lists as the start page and suggestions ask for them. Their answers are kept, so that little else is done for them. */
const ADDRESSES = [
  '/api/menus/?limit=6',
  '/api/restaurants?limit=9',
  '/api/restaurants?q=pica',
  '/api/restaurants?q=byrek&city=Tirana',
  '/api/suggestions?q=pic&lang=sq',
];

/** Asks for the shortest answers that there are. @param {import('./ask.mjs').Ask} ask @param {number} count */
export const askForKeptAnswers = (ask, count) =>
  forEachOf({ from: 0, to: count }, (number) => ask(ADDRESSES[number % ADDRESSES.length] ?? ''));
