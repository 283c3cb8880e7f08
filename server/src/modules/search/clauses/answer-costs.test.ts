import { expandTerms } from '../query/expand-terms.ts';
import { wordsOfTexts } from '../query/menu-words.ts';
import { readQueryTerms } from '../query/query-terms.ts';
import { WAY_COST } from './answer-costs.ts';
import { clausesOf } from './scored-clauses.ts';

const MOST_TERMS = 6;
const KNOWN = wordsOfTexts(['Hamburger Proshutë Tavë kosi Fruta deti Durrës']);

// product.md §374
test.each(['ham', 'fruta deti', 'durres', 'noodles'])(
  'a typo costs more than six words that are answered without one in the dearest way: %s',
  async (text) => {
    const terms = readQueryTerms(text);
    const costs = clausesOf(await expandTerms(KNOWN, terms, new Set(terms), false)).map(({ cost }) => cost);
    expect(Math.max(...costs)).toBeGreaterThan(0);
    expect(MOST_TERMS * Math.max(...costs)).toBeLessThan(WAY_COST.typo);
  },
);
