import { coverRecipe, dishInName, hashName } from './cover-recipe.ts';

test.each([
  ['Oxhaku i Gjyshes', 2756245602],
  ['Sushi Jon', 2999171598],
  ['Furra e Hënës', 1481638466],
])('the hash of %s never changes', (name, hash) => {
  expect(hashName(name)).toBe(hash);
  expect(hashName(name.toUpperCase().normalize('NFD'))).toBe(hash);
});

test.each([
  ['Tavë kosi', 'tave'],
  ['Fërgesë e Tiranës', 'shallow-pan-of-food'],
  ['Trileçe', 'trilece'],
  ['Qofte zgare (5 copë)', 'qofte'],
  ['Dhallë shtëpie', 'glass-of-milk'],
  ['Kofshë derri në birrë', 'cut-of-meat'],
  ['Verdhushkë', undefined],
])('the picture of %s is %s', (name, dish) => {
  expect(dishInName(name)).toBe(dish);
});

test('the first dish of the menu decides, then the name, then the kitchen', () => {
  expect(coverRecipe('Sushi Jon', 'Japoneze', ['Tavë kosi']).dish).toBe('tave');
  expect(coverRecipe('Sushi Jon', 'Japoneze').dish).toBe('sushi');
  expect(['pizza', 'spaghetti', 'pastico']).toContain(coverRecipe('Rrugica Napoli', 'Italiane').dish);
});

test('an unknown kitchen is laid like a traditional one', () => {
  expect(['tomato', 'clay', 'saffron']).toContain(coverRecipe('Te Hurma', 'Marsiane').cloth);
});
