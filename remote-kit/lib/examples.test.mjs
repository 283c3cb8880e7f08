import { filled, plan } from './examples.mjs';

const DINER = { prefixes: ['/', '/menu'], examples: { anyone: ['/', '/contact', '/about', '/menu/*'] } };
const BUSINESS = {
  prefixes: ['/business', '/menus'],
  examples: { anyone: ['/business'], owner: ['/menus', '/menus/*/edit'] },
};
const LOYALTY = { prefixes: ['/loyalty'] };
const PARTS = { 'remote-diner': DINER, 'remote-business': BUSINESS, 'remote-loyalty': LOYALTY };
const BOTH = ['sq', 'en'];

/** @param {string} part */
const inWords = (part) =>
  plan(part, PARTS).map(({ page, as, languages }) => `${page} ${as} ${languages.join('+')}`);

// product.md §141
test('all pages of the candidate are opened in both languages, and some of the others', () => {
  expect(inWords('remote-business')).toEqual([
    '/ anyone sq',
    '/contact anyone sq',
    '/business anyone sq+en',
    '/menus owner sq+en',
    '/menus/*/edit owner sq+en',
    '/loyalty anyone sq',
  ]);
});

test('in another shell every page of every part is opened', () => {
  expect(inWords('shell')).toEqual([
    ...DINER.examples.anyone.map((page) => `${page} anyone sq`),
    '/business anyone sq',
    '/menus owner sq',
    '/menus/*/edit owner sq',
    '/loyalty anyone sq',
  ]);
});

test('a part that names no examples is opened at what it owns', () => {
  expect(plan('remote-loyalty', PARTS)).toContainEqual({
    page: '/loyalty',
    owner: 'remote-loyalty',
    as: 'anyone',
    languages: BOTH,
  });
});

test('what stands for a star is taken from what pages link to', () => {
  const links = ['/business', '/menus/create', '/menus/7f/code', '/menu/3'];
  expect(filled('/menus/*/edit', links, ['/menus/create'])).toBe('/menus/7f/edit');
  expect(filled('/menu/*', links, [])).toBe('/menu/3');
  expect(filled('/business/orders/*', links, [])).toBeUndefined();
});
