import {
  type MenuPage,
  PAGE_SIZES,
  type RestaurantPage,
  type SearchMatch,
} from '@tavolina/shared-api/contract';
import { createMenu, createOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const dishes = (...names: string[]) => names.map((name) => ({ name, price: 500 }));

const place = async (name: string, change: object, city = 'Tiranë') => {
  const owner = await createOwner(server, { tier: 'standard', name });
  await server.database.query('UPDATE businesses SET city = $2 WHERE id = $1', [owner.id, city]);
  await createMenu(server, owner, {
    title: 'Menuja',
    description: '',
    sections: [],
    cuisine_type: 'BBQ',
    ...change,
  });
  return owner;
};

beforeAll(async () => {
  await place('Zara', { items: dishes('Pica Margherita', 'Pica Katër Stinët', 'Pica Funghi', 'Ujë') });
  await place('Lulja', { items: dishes('Pizza e vogël', 'Supë peshku') });
  await place('Kopshti', { items: [{ name: 'Sallatë', price: 300, description: 'Me brumë si pizza.' }] });
  await place('Picanto', { items: dishes('Qofte') });
  await place('Pizza Roma', { items: dishes('Birrë') }, 'Durrës');
  await place('Mishi', { items: dishes('Mish qengji') });
});

const search = async (query: string): Promise<RestaurantPage> => {
  const { status, body } = await send(server, 'GET', `/restaurants/?${query}`);
  expect(status).toBe(200);
  return body as RestaurantPage;
};
const names = async (q: string, more = '') =>
  (await search(`q=${encodeURIComponent(q)}${more}`)).items.map(({ business_name }) => business_name);

// product.md §251
test('the word itself comes before what it begins and what means it, names before descriptions', async () => {
  expect(await names('pizza')).toEqual(['Pizza Roma', 'Lulja', 'Zara', 'Kopshti']);
  expect(await names('pica')).toEqual(['Zara', 'Picanto', 'Pizza Roma', 'Lulja', 'Kopshti']);
});

// product.md §311
test('a dish is found by the title of its section, after names and before descriptions', async () => {
  const items = dishes('Zgjedhja e shtëpisë', 'Bardha');
  const empty = { title: 'Sufllaqe', items: [{ name: 'Në pritë', price: 300, available: false }] };
  await place('Prova', { cuisine_type: 'Italiane', sections: [{ title: 'Pica', items }, empty] }, 'Fier');
  expect(await names('pica', '&city=Fier')).toEqual(['Prova']);
  expect(await names('pica')).toEqual(['Zara', 'Picanto', 'Pizza Roma', 'Lulja', 'Prova', 'Kopshti']);
  expect(await names('sufllaqe')).toEqual([]);
  const [found] = (await search('q=pica&city=Fier')).items;
  expect(found).toMatchObject({
    matches: [{ name: 'Pica', typed: 'pica', way: 'word' }],
    matched_items: [],
  });
});

test('fish is no meat, and a typo shows only what nothing better fills', async () => {
  expect(await names('fish')).toEqual(['Lulja']);
  expect(await names('fish', '&limit=1')).toEqual(['Lulja']);
  expect(await names('piac')).toContain('Zara');
  expect(await names('qofet')).toEqual(['Picanto']);
  expect(await names('margehrita')).toEqual(['Zara']);
});

// product.md §251, §610
test('missing letters are forgiven by the length of the word that was meant', async () => {
  expect(await names('msh')).toEqual(['Mishi']);
  expect(await names('qf')).toEqual([]);
  await place('Grila', { items: dishes('Zambrelin') }, 'Fier');
  expect(await names('zmbreln')).toEqual(['Grila']);
  expect(await names('mbrelin')).toEqual(['Grila']);
  expect(await names('mbreln')).toEqual([]);
});

// product.md §445
test('what a whole word means comes before dishes with longer words that nobody knows', async () => {
  await place('Copat', { items: dishes('Pieces of eight') }, 'Fier');
  await place('Bukuria', { items: dishes('Byrek') }, 'Fier');
  expect(await names('pie', '&city=Fier')).toEqual(['Bukuria', 'Copat']);
});

// product.md §251, §610
test('a typo comes last, however well the other words are answered', async () => {
  const description = 'Me limon, kripë dhe zumbrek.';
  await place('Salca', { items: [{ name: 'Salcë', price: 300, description }] });
  await place('Gabimi', { items: dishes('Limon', 'Kripë', 'Zumbrak') });
  expect(await names('limon kripë zumbrek')).toEqual(['Salca', 'Gabimi']);
  await place('Lemon', { items: dishes('Zumbrok') });
  expect((await names('lemon zumbrek')).slice(0, 1)).toEqual(['Salca']);
  expect((await names('lemon zumbrek')).slice(1).toSorted()).toEqual(['Gabimi', 'Lemon']);
  // The vocabulary has both words.
  expect(await names('lemon salt')).toEqual(['Gabimi', 'Salca']);
});

// product.md §251, §610
test('in another order than that of the best match typos are shown only where nothing else is found', async () => {
  await place('Bisha', { items: dishes('Zorrap') });
  await place('Ana', { items: dishes('Zorrab') });
  expect(await names('zorrap')).toEqual(['Bisha', 'Ana']);
  expect(await names('zorrap', '&sort_by=business_name')).toEqual(['Bisha']);
  expect(await names('zorral', '&sort_by=business_name')).toEqual(['Ana', 'Bisha']);
});

// product.md §251, §610
test('a filter by name finds mistyped names only without others', async () => {
  await place('Lulia', { items: dishes('Supë', 'Supë me oriz', 'Supë jeshile') });
  const named = async (query: string) =>
    (await search(query)).items.map(({ business_name }) => business_name);
  expect(await named('business_name=lulja')).toEqual(['Lulja']);
  expect(await named('business_name=lulxa')).toEqual(['Lulia', 'Lulja']);
  expect(await named('business_name=lulja&q=supe')).toEqual(['Lulja']);
});

// product.md §251, §610
test('a map finds what the list finds', async () => {
  for (let count = 1; count <= PAGE_SIZES.restaurants; count += 1)
    await place(`Vendi ${count}`, { items: dishes('Zumbull') });
  await place('Vendi tjetër', { items: dishes('Zumbult') });
  for (const limit of [PAGE_SIZES.restaurants, 100])
    expect((await search(`q=zumbull&limit=${limit}`)).total).toBe(PAGE_SIZES.restaurants);
});

test('the words of a search must all be answered, in whatever field', async () => {
  expect(await names('pizza durres')).toEqual(['Pizza Roma']);
  expect(await names('roma pica')).toEqual(['Pizza Roma']);
  expect(await names('supe peshku zara')).toEqual([]);
});

test('words of a question that say nothing of food are left out, and the fewest typos count', async () => {
  expect(await names('restaurants in Durres')).toEqual(['Pizza Roma']);
  expect(await names('dua pica margherita')).toEqual(['Zara']);
  expect(await names('margheritta')).toEqual(['Zara']);
});

test('a result says what answered and how', async () => {
  const matchesOf = async (q: string): Promise<SearchMatch[] | undefined> =>
    (await search(`q=${q}`)).items.find(({ business_name }) => business_name === 'Zara')?.matches;
  expect(await matchesOf('pizza')).toEqual([
    { name: 'Pica Margherita', typed: 'pizza', way: 'meaning' },
    { name: 'Pica Katër Stinët', typed: 'pizza', way: 'meaning' },
    { name: 'Pica Funghi', typed: 'pizza', way: 'meaning' },
  ]);
  expect(await matchesOf('MARGH')).toEqual([{ name: 'Pica Margherita', typed: 'margh', way: 'prefix' }]);
  expect((await search('q=pizza')).items.find(({ business_name }) => business_name === 'Zara')).toMatchObject(
    {
      matched_items: ['Pica Margherita', 'Pica Katër Stinët', 'Pica Funghi'],
    },
  );
});

// product.md §253
test('nothing found: the nearest words that find something, and the filters to drop', async () => {
  const { hints, total } = await search('q=margaritta xyz');
  expect(total).toBe(0);
  expect(hints?.queries).toContain('margherita');
  expect(hints?.query_totals).toEqual(hints?.queries.map(() => 1));
  expect((await search('q=pica&city=Vlore&cuisine_type=BBQ')).hints).toEqual({
    queries: [],
    query_totals: [],
    filters: [{ name: 'city', total: 5 }],
    cities: [
      { city: 'Durres', total: 1 },
      { city: 'Tirane', total: 4 },
    ],
  });
  expect((await search('q=pica')).hints).toBeUndefined();
});

// product.md §253
test('any of the filters may be the one to drop; where none is, the words alone are offered', async () => {
  const set = 'q=margherita&business_name=zara&menu_title=menuja&city=Tirane&cuisine_type=BBQ&min_price=400';
  expect((await search(`${set}&max_price=450`)).hints?.filters).toEqual([{ name: 'max_price', total: 1 }]);
  const { hints } = await search('q=margherita&city=Vlore&cuisine_type=Greke');
  expect(hints).toMatchObject({ filters: [], words_alone: 1 });
  expect((await search('q=margherita&city=Vlore')).hints).not.toHaveProperty('words_alone');
});

// product.md §253
test('of many words two searches are tried, whatever is near to the unknown one', async () => {
  await place('Te Mirat', {
    items: dishes('Vashtore', 'Vashtori', 'Vashtura', 'Ujë', 'Djathë', 'Qepë', 'Kripë'),
  });
  const near = async (q: string) => (await search(`q=${encodeURIComponent(q)}`)).hints?.queries.length;
  expect(await near('ujë vashtxxxx')).toBe(3);
  expect(await near('ujë djathë qepë kripë vashtxxxx')).toBe(2);
});

// product.md §253
test('words that are offered stand there once, and of many words with several unknown ones the known are tried alone', async () => {
  await place('Te Tuti', { items: dishes('Zymbylka', 'Zymbylak', 'Qumështor') }, 'Fier');
  const tried = async (q: string) => (await search(`q=${encodeURIComponent(q)}`)).hints?.queries;
  expect(await tried('zymbxxx zymbylka')).toEqual(['zymbylak zymbylka', 'zymbylka']);
  expect(await tried('zymbxxx qumështor')).toContain('zymbylka qumështor');
  expect(await tried('zymbxxx qyqqyq wyqwyq xyxxyx qumështor')).toEqual(['qumështor']);
});

test('a dish that nobody serves offers what includes it (product.md §320)', async () => {
  expect((await search('q=quattro+formaggi')).hints?.queries).toContain('pizza');
});

// product.md §320
test('a word that nothing near to is served offers categories that are', async () => {
  const { total, hints } = await search('q=juniper');
  expect(total).toBe(0);
  expect(hints?.queries).toContain('soup');
});

// product.md §320
test('a diet that no dish is declared for offers no dishes that may not keep it', async () => {
  const { total, hints } = await search('q=organike');
  expect(total).toBe(0);
  expect(hints?.queries).toEqual([]);
});

// product.md §253
test('beside an unknown word each known one is offered alone where all of them find nothing', async () => {
  await place('Furra e Re', { items: dishes('Simite') });
  await place('Bar Ekran', { items: dishes('Kapuçino') });
  const { hints } = await search('q=simite+kapuçino+zzqqzzqq');
  expect(hints?.queries).toEqual(['simite', 'kapuçino']);
});

// product.md §252
test('places are measured from the diner, else from the centre of the city', async () => {
  const far = await place('Larg', { items: dishes('Kos') });
  const near = await place('Afër', { items: dishes('Kos') });
  const set = (id: string, latitude: number, longitude: number) =>
    server.database.query('UPDATE businesses SET latitude = $2, longitude = $3 WHERE id = $1', [
      id,
      latitude,
      longitude,
    ]);
  await set(far.id, 41.3475, 19.8187);
  await set(near.id, 41.3285, 19.8187);
  const found = async (query: string) =>
    (await search(`q=kos&sort_by=distance&${query}`)).items.map(({ business_name, distance_m }) => [
      business_name,
      distance_m,
    ]);
  expect(await found('city=Tirane')).toEqual([
    ['Afër', 111],
    ['Larg', 2224],
  ]);
  const named = (await search('q=kos+tirana&sort_by=distance')).items;
  expect(named.map(({ distance_m }) => distance_m)).toEqual([111, 2224]);
  const mistyped = (await search('q=kos+tiranna&sort_by=distance')).items;
  expect(mistyped.map(({ distance_m }) => distance_m)).toEqual([111, 2224]);
  // Of equal matches the nearer one comes first, where a distance is known.
  expect(await names('kos', '&latitude=41.3285&longitude=19.8187')).toEqual(['Afër', 'Larg']);
  expect(await names('kos', '&latitude=41.3475&longitude=19.8187')).toEqual(['Larg', 'Afër']);
  expect(await found('latitude=41.3475&longitude=19.8187')).toEqual([
    ['Larg', 0],
    ['Afër', 2113],
  ]);
  expect((await search('q=kos')).items[0]).toMatchObject({ distance_m: null });
  expect((await search('q=kos&city=Tirane')).items.map(({ location }) => location)).toContainEqual({
    latitude: 41.3475,
    longitude: 19.8187,
  });
});

// product.md §310
test('of equal matches the better rated one comes first', async () => {
  for (const [name, rating] of [
    ['Mesatarja', 3.1],
    ['Më e mira', 4.9],
    ['E mira', 4.2],
  ] as const) {
    const { id } = await place(name, { items: dishes('Petulla') });
    await server.database.query('UPDATE search_documents SET rating = $2 WHERE business_id = $1', [
      id,
      rating,
    ]);
  }
  expect(await names('petulla')).toEqual(['Më e mira', 'E mira', 'Mesatarja']);
  const { body } = await send(server, 'GET', '/menus/?q=petulla');
  expect((body as MenuPage).items.map(({ owner }) => owner.business_name)).toEqual([
    'Më e mira',
    'E mira',
    'Mesatarja',
  ]);
});
