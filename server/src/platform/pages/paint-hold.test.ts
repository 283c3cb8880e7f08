import { holdPaint } from './paint-hold.ts';

const RELEASE = '<link rel="expect" href="#release" blocking="render">';
const SCRIPT = '<script>scroll()</script>';
const hold = (view: string) => holdPaint(view, SCRIPT);
const dish = (place: number): string =>
  `<li><h3 lang="sq">Gatimi ${place}</h3><p>${'fasule '.repeat(300)}</p></li>`;
const menu = (dishes: number): string =>
  `<h1>Menuja</h1>${Array.from({ length: dishes }, (_, place) => dish(place)).join('')}`;

// product.md §521
test('a page of a few screens is painted once its first view is whole', () => {
  expect(hold(menu(40))).toEqual({ html: menu(40), link: RELEASE, behind: SCRIPT });
});

test('a long one is painted once several screens are there, from a heading that is named for it', () => {
  const { html, link, behind } = hold(menu(300));
  const id = /^<link rel="expect" href="#([\w-]+)" blocking="render">$/.exec(link)?.[1];
  expect(html.match(/ id="/g)).toHaveLength(1);
  expect(html.indexOf(`<h3 lang="sq" id="${id}">Gatimi 4`)).toBeGreaterThan(99_000);
  expect(html.indexOf(` id="${id}"`)).toBeLessThan(104_000);
  expect(html.replace(` id="${id}"`, '').replace(SCRIPT, '')).toBe(menu(300));
  expect(behind).toBe('');
});

test('a heading that has a name already keeps it, and one without attributes can be named', () => {
  const named = `${menu(60)}<h2 id="own">Ëmbëlsirat</h2>`;
  expect(hold(`<p>${'a'.repeat(100_000)}</p><h2 id="own">A</h2>`).link).toBe(RELEASE);
  expect(hold(named).html).toContain('<h2 id="own">Ëmbëlsirat</h2>');
  expect(hold(`<p>${'a'.repeat(100_000)}</p><h2>A</h2>`).html).toMatch(/<h2 id="[\w-]+">A<\/h2>$/);
});

// product.md §569
test('what has to run before the paint of a long one stands before its heading', () => {
  const { html, link } = hold(menu(300));
  const id = /#([\w-]+)/.exec(link)?.[1];
  expect(html).toContain(`<li>${SCRIPT}<h3 lang="sq" id="${id}">`);
});
