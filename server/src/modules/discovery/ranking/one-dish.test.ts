import type { RestaurantPage } from '@tavolina/shared-api/contract';
import { createMenu, createOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const place = async (name: string, items: object[], city = 'Tiranë') => {
  const owner = await createOwner(server, { tier: 'standard', name, languages: ['sq', 'en'] });
  await server.database.query('UPDATE businesses SET city = $2 WHERE id = $1', [owner.id, city]);
  await createMenu(server, owner, { title: 'Menuja', description: '', sections: [], items });
};
const dishes = (...names: string[]) => names.map((name) => ({ name, price: 500 }));

const search = async (q: string) => {
  const { status, body } = await send(server, 'GET', `/restaurants/?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  return (body as RestaurantPage).items;
};
const names = async (q: string) => (await search(q)).map(({ business_name }) => business_name);

// product.md §524
test('a dish that is called as was typed comes before places that have more of each word', async () => {
  await place('Zgara', dishes('Qofte dhie', 'Qofte lope', 'Kec në furrë', 'Pulë në furrë', 'Mish në furrë'));
  await place('Vatra', [
    { name: 'Qofte në furrë', price: 500, translations: { en: { name: 'Oven-baked kofte Vatra style' } } },
  ]);
  expect(await names('qofte në furrë')).toEqual(['Vatra', 'Zgara']);
  await place('Kofte & Oven Vatra', dishes('Baked style', 'Baked kofte', 'Vatra style'));
  expect((await names('oven baked kofte vatra style'))[0]).toBe('Vatra');
});

// product.md §524
test('in each language a dish that is called as was typed comes before a place of fish that grills much', async () => {
  await place('Peshku i Detit', dishes('Levrek në zgarë', 'Merluc në zgarë', 'Kocë në zgarë'));
  await place('Oxhaku', dishes('Peshk në zgarë', 'Fasule', 'Bamje', 'Turshi', 'Gjizë', 'Bukë'));
  for (const q of ['peshk në zgarë', 'grilled fish', 'pesce alla griglia'])
    expect([q, ...(await names(q))]).toEqual([q, 'Oxhaku', 'Peshku i Detit']);
});

// product.md §524
test('a dish that is a thing and keeps a diet comes before places that have both apart', async () => {
  await place('Burger House', [
    ...dishes('Burger i madh', 'Burger i vogël', 'Burger me djathë'),
    { name: 'Rukolë', price: 300, diets: { vegan: 'suitable' } },
  ]);
  await place('Gjethja', [
    { name: 'Lakra', price: 400, diets: { vegan: 'suitable' } },
    { name: 'Burger me qiqra', price: 500, diets: { vegan: 'suitable' } },
  ]);
  expect(await names('vegan burger')).toEqual(['Gjethja', 'Burger House']);
  const [first] = await search('vegan burger');
  expect(first?.matches.map(({ name }) => name)).toEqual(['Burger me qiqra']);
  await place('Pa gluten e ëmbël', [
    { name: 'Bukë', price: 100, diets: { gluten_free: 'suitable' } },
    ...dishes('Tiramisu', 'Panakota', 'Krem karamel'),
  ]);
  await place('Ëmbëltorja', [{ name: 'Tiramisu', price: 400, diets: { gluten_free: 'suitable' } }]);
  expect((await names('gluten free dessert'))[0]).toBe('Ëmbëltorja');
});

// product.md §446
test('a mistyped city is the city, not what has its name', async () => {
  await place('Birraria', dishes('Birrë Krujë'), 'Fier');
  await place('Kalaja', dishes('Fasule'), 'Krujë');
  expect(await names('krjue')).toEqual(['Kalaja', 'Birraria']);
});

// product.md §541
test('a whole name counts by what its words mean, in whatever language and order', async () => {
  await place('Guaska', [
    ...dishes('Spageti bolonjeze', 'Spageti me domate', 'Vongole të pjekura', 'Supë vongole'),
  ]);
  await place('Adria', dishes('Spageti alla vongole'));
  for (const q of ['spaghetti alle vongole', 'spaghetti with clams', 'clam spaghetti'])
    expect([q, (await names(q))[0]]).toEqual([q, 'Adria']);
});

// product.md §541
test('a dish of several words is not called by one of them', async () => {
  await place('Republika', dishes('Steak frites'));
  await place('Zgara', dishes('Steak'));
  await place('Antrekot', dishes('Stek'));
  expect((await names('steak'))[0]).toBe('Zgara');
  expect((await names('steak frites'))[0]).toBe('Republika');
});
