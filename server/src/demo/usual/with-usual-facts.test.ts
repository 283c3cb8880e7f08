import type { DemoMenu, WrittenPlace } from '../demo-types.ts';
import { declares, dish, menu, oneOf, option } from '../place-builders.ts';
import { week } from '../week.ts';
import { withUsualFacts } from './with-usual-facts.ts';

const SOLD = [
  dish('Qofte (6 copë)', 450),
  dish('Levrek', 1200),
  dish('Djathë i bardhë', 250),
  dish('Ujë 0,5 l', 80),
];

const place = (menus: readonly DemoMenu[], plan: WrittenPlace['plan'] = 'standard'): WrittenPlace => ({
  name: 'Te Pema',
  address: 'Rruga e Pemës 1',
  location: [41.3, 19.8],
  description: '',
  hours: week('11:00-23:00'),
  plan,
  menus,
});

/** A menu with one section. */
const menuOf = (dishes: typeof SOLD, more: Parameters<typeof menu>[4] = {}): DemoMenu =>
  menu('Karta', '', ['Tradicionale', 'Dreka', '$'], { Gatime: dishes }, more);

const dishesOf = ({ menus }: WrittenPlace) => menus.flatMap(({ sections }) => Object.values(sections).flat());

// product.md §400
test('dishes come with the choices of their kind, which their menu then has', () => {
  const usual = withUsualFacts(place([menuOf(SOLD)]));
  expect(dishesOf(usual).map(({ choices }) => choices)).toEqual([
    ['Në anë të mishit'],
    ['Si shërbehet peshku'],
    undefined,
    undefined,
  ]);
  expect(Object.keys(usual.menus[0]?.groups ?? {})).toEqual(['Në anë të mishit', 'Si shërbehet peshku']);
});

// product.md §400
test('a menu for which choices are written keeps them alone', () => {
  const own = menuOf([dish('Qofte (6 copë)', 450, '', { choices: ['Pa'] })], {
    groups: { Pa: oneOf([option('Pa qepë')]) },
  });
  expect(withUsualFacts(place([own])).menus).toMatchObject([own]);
});

// product.md §400, §419
test('what is free of an allergen has nothing to choose that has to be', () => {
  const soup = dish('Supë me perime', 250, '', declares('', { free: 'gluten' }));
  const menu = menuOf([dish('Supë fshati', 250), soup]);
  expect(dishesOf(withUsualFacts(place([menu]))).map(({ choices }) => choices)).toEqual([
    ['Tasi'],
    undefined,
  ]);
});

// product.md §413
test('a place declares what names say, all else stays undeclared', () => {
  expect(dishesOf(withUsualFacts(place([menuOf(SOLD)]))).map(({ allergens }) => allergens)).toEqual([
    undefined,
    { fish: 'contains' },
    { milk: 'contains' },
    undefined,
  ]);
});

// product.md §413
test.each([
  ['Biskota', 'Arra të grira trashë, pa vezë.', ['nuts']],
  ['Sashimi me levrek (6 copë)', 'Me qitro, pa salcë soje.', ['fish']],
  ['Karpaço', 'Feta të holla, limon.', undefined],
  ['Club sandwich', 'Pulë, tri feta buke.', undefined],
  ['Patate me feta', 'Me rigon.', ['milk']],
  ['Qofte pa bukë', 'Me djathë e vezë.', ['milk', 'eggs']],
])('%s, %s declares %p', (name, description, contained) => {
  const usual = withUsualFacts(place([menuOf([dish(name, 300, description)])]));
  const [{ allergens } = {}] = dishesOf(usual);
  expect(allergens && Object.keys(allergens)).toEqual(contained);
});

// product.md §413
test('who declares by hand, or has no plan, gets nothing added', () => {
  const byHand = [...SOLD, dish('Tarator', 200, '', declares('milk'))];
  const others = [place([menuOf(byHand)]), place([menuOf(SOLD)], 'free')].map((one) =>
    dishesOf(withUsualFacts(one)),
  );
  expect(others.flat().filter(({ allergens }) => allergens?.fish)).toEqual([]);
});
