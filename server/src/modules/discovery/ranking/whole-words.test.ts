import type { CuisineType, RestaurantPage } from '@tavolina/shared-api/contract';
import { createMenu, createOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const place = async (
  name: string,
  city: string,
  dishes: readonly string[],
  cuisine_type: CuisineType = 'Tradicionale',
) => {
  const owner = await createOwner(server, { tier: 'standard', name });
  await server.database.query('UPDATE businesses SET city = $2 WHERE id = $1', [owner.id, city]);
  await createMenu(server, owner, {
    title: 'Menuja',
    description: '',
    sections: [],
    cuisine_type,
    items: dishes.map((dish) => ({ name: dish, price: 500 })),
  });
};

beforeAll(async () => {
  await place('Katror Burger', 'Tiranë', ['Burger i shtëpisë', 'Patate'], 'Fast Food');
  await place('Hani', 'Korçë', ['Mish viçi me kumbulla', 'Lakror']);
  await place('Mishra', 'Tiranë', ['Qebapë (10 copë)', 'Birrë Korça 0,5 l', 'Birrë Tirana 0,33 l']);
  await place('Pagoda', 'Durrës', ['Oriz i skuqur'], 'Kineze');
  await place('Osteria', 'Fier', ['Pica Funghi'], 'Italiane');
  await place('Drini', 'Kukës', ['Troftë picka'], 'Peshk');
  await place('Trattoria', 'Fier', ['Levrek all’acqua picca'], 'Italiane');
});

const search = async (q: string): Promise<RestaurantPage> => {
  const { status, body } = await send(server, 'GET', `/restaurants/?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  return body as RestaurantPage;
};
const names = async (q: string) => (await search(q)).items.map(({ business_name }) => business_name);

// product.md §445
test('what a whole word means comes before what another word means that begins with it', async () => {
  // A beer is one typo away, and beef a word of the vocabulary.
  expect(await names('beef')).toEqual(['Hani', 'Katror Burger']);
  // It may still be typed.
  expect((await names('beefb'))[0]).toBe('Katror Burger');
});

// product.md §446
describe('a city beside other words', () => {
  test('is where they are looked for, and no beer of its name', async () => {
    expect(await names('qebap tirane')).toEqual(['Mishra']);
    expect(await names('qebap korce')).toEqual([]);
    expect(await names('birra korca')).toEqual(['Mishra']);
    expect(await names('qebap tiranne')).toEqual(['Mishra']);
    expect(await names('qebap korcce')).toEqual([]);
  });

  test('is no reason on a card: its dishes answer the other words', async () => {
    const [found] = (await search('mish korce')).items;
    expect(found?.business_name).toBe('Hani');
    expect(found?.matches.map(({ typed }) => typed)).not.toContain('korce');
    const [mishra] = (await search('qebap tirane')).items;
    expect(mishra?.matches.map(({ name }) => name)).toEqual(['Qebapë (10 copë)']);
  });

  test('leaves each word to be tried alone where the city has nothing', async () => {
    const { hints } = await search('qebap korce');
    expect(hints?.queries).toEqual(['qebap', 'korce']);
    expect(hints?.query_totals).toEqual([1, 2]);
  });

  // product.md §253
  test.each([
    ['qebap durres', ['qebap', 'qebap Tiranë', 'durres'], [1, 1, 1]],
    ['qebap durress', ['qebap', 'qebap Tiranë'], [1, 1]],
    // The names of cities are in the language that was typed.
    ['kebab durazzo', ['kebab', 'kebab Tirana', 'durazzo'], [1, 1, 1]],
    // Two nearer cities have none either.
    ['pica korce', ['pica', 'pica Fier', 'korce'], [1, 1, 2]],
    // What is called by a word a letter away is not what was typed.
    ['pica kukes', ['pica', 'kukes'], [1, 1]],
    ['pica kukess', ['pica'], [1]],
    ['qebap lakror durres', ['qebap', 'lakror'], [1, 1]],
  ])('%s leads to the nearest cities that have it', async (q, queries, totals) => {
    const { total, hints } = await search(q);
    expect(total).toBe(0);
    expect(hints).toMatchObject({ queries, query_totals: totals });
    const pages = await Promise.all(queries.map(search));
    expect(pages.map((page) => page.total)).toEqual(totals);
  });
});

// product.md §446
test('in a city that is filtered by, a known word is not taken for mistyped either', async () => {
  const inKukes = async (q: string) => {
    const { status, body } = await send(
      server,
      'GET',
      `/restaurants/?q=${q}&city=${encodeURIComponent('Kukës')}`,
    );
    expect(status).toBe(200);
    return body as RestaurantPage;
  };
  const { total, hints } = await inKukes('pica');
  expect(total).toBe(0);
  expect(hints?.filters).toContainEqual({ name: 'city', total: 1 });
  expect((await inKukes('trofta')).total).toBe(1);
  expect((await inKukes('pikca')).total).toBe(1);
});

// product.md §253
test.each([
  ['thai', ['asian'], [1]],
  ['sarande', ['Tiranë', 'Durrës'], [2, 1]],
])('where nobody answers %s, what may do instead is offered', async (q, queries, totals) => {
  const { total, hints } = await search(q);
  expect(total).toBe(0);
  expect(hints).toMatchObject({ queries, query_totals: totals });
});

// product.md §516
test.each([
  ...['restaurant', 'Restorante', 'food places', 'restaurants near me', 'best food'],
  ...['restorante afër meje', 'near me', 'këtu afër', 'ristorante vicino a me'],
  ...['lirë', 'cheap', 'cheap food', 'good and cheap'],
])('“%s” asks for every place', async (q) => {
  expect((await search(q)).total).toBe(7);
});

// product.md §516
test.each(['pica afër meje', 'pica prane meje', 'pica ketu afer', 'pizza vicino a me', 'pizza near me'])(
  '“%s” asks for pizza',
  async (q) => {
    const names = async (words: string) => (await search(words)).items.map(({ business_name: name }) => name);
    expect(await names(q)).toEqual(await names('pica'));
  },
);

// product.md §253
test('what is known is offered without a word that nobody knows', async () => {
  const { total, hints } = await search('lakror zzqxy');
  expect(total).toBe(0);
  expect(hints).toMatchObject({ queries: ['lakror'], query_totals: [1] });
});

// product.md §253
test('a search that is offered counts what its page finds, mistyped words included', async () => {
  const { hints } = await search('pica kukes');
  const [q = ''] = hints?.queries ?? [];
  const { total } = await search(q);
  expect([q, hints?.query_totals?.[0]]).toEqual(['pica', total]);
});

test('a mistyped word is mended where it stands', async () => {
  const { total, hints } = await search('oriz skuqurxyz kineze');
  expect(total).toBe(0);
  expect(hints).toMatchObject({ queries: ['oriz skuqur kineze'], query_totals: [1] });
});
