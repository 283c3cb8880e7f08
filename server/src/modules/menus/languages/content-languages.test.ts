import type { BusinessOrder, CustomerOrder, Menu, OrderPlaced, Profile } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, itemsOf, orderBody, type TestOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { stockOf } from '../../../test/stock.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let owner: TestOwner;
let menu: Menu;

const speak = (...languages: string[]) =>
  send(server, 'PATCH', '/users/profile/', {
    token: owner.accessToken,
    body: { content_languages: languages },
  });

const SIZE = '00000000-0000-4000-8000-000000000001';
const LARGE = '00000000-0000-4000-8000-000000000002';

beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  expect((await speak('sq', 'en', 'it')).status).toBe(200);
  menu = await createMenu(server, owner, {
    title: 'Dreka',
    translations: { en: { title: 'Lunch', description: ' ' } },
    sections: [
      {
        title: 'Nga deti',
        translations: { en: { title: 'From the sea' } },
        items: [
          {
            name: 'Peshk në zgarë',
            description: 'Me limon',
            price: 900,
            translations: {
              en: { name: 'Grilled fish', portion: 'for two' },
              it: { name: 'Pesce alla griglia' },
            },
            option_group_ids: [SIZE],
          },
          { name: 'Byrek', price: 200 },
        ],
      },
    ],
    option_groups: [
      {
        id: SIZE,
        name: 'Madhësia',
        translations: { en: { name: 'Size' } },
        options: [
          {
            id: LARGE,
            name: 'E madhe',
            price: 100,
            is_default: true,
            translations: { en: { name: 'Large' } },
          },
        ],
      },
    ] as never,
  });
});

const read = async (lang?: string) => {
  const { body } = await send(server, 'GET', `/menus/${menu.id}${lang ? `?lang=${lang}` : ''}`);
  return body as Menu;
};
const save = (body: object) => send(server, 'PATCH', `/menus/${menu.id}`, { token: owner.accessToken, body });
const saved = async (body: object) => {
  const answer = await save(body);
  expect(answer.status).toBe(200);
  return answer.body as Menu;
};
/** Every text that a menu carries in further languages. */
const translationsOf = ({ translations, sections, items, option_groups = [] }: Menu) => [
  translations,
  ...sections.flatMap((section) => [section.translations, ...section.items.map((item) => item.translations)]),
  ...items.map((item) => item.translations),
  ...option_groups.flatMap((group) => [
    group.translations,
    ...group.options.map((option) => option.translations),
  ]),
];

// product.md §526
test('the other menus of its place are named in the language that the diner asks for, too', async () => {
  const evening = await createMenu(server, owner, {
    title: 'Darka',
    translations: { en: { title: 'Dinner', description: 'From six' }, it: { title: 'Cena' } },
  });
  const named = { id: evening.id, title: 'Darka', schedule: null };
  const othersIn = async (lang?: string) => (await read(lang)).business.other_menus;
  expect(await othersIn()).toEqual([named]);
  expect(await othersIn('en')).toEqual([{ ...named, translations: { en: { title: 'Dinner' } } }]);
  expect(await othersIn('de')).toEqual([named]);
});

// product.md §425
test('a place writes in Albanian until it says otherwise, and each language once', async () => {
  const other = await createOwner(server);
  const { body } = await send(server, 'GET', '/users/profile/', { token: other.accessToken });
  expect((body as Profile).content_languages).toEqual(['sq']);
  for (const wrong of [[], ['sq', 'sq'], ['sq', 'xx']])
    expect(await speak(...wrong)).toMatchObject({
      status: 422,
      body: { errors: [{ field: expect.stringMatching(/^content_languages/) }] },
    });
  expect(await speak('en', 'it')).toMatchObject({ status: 200, body: { content_languages: ['en', 'it'] } });
});

// product.md §426
test('owners get all translations; what is empty is none', () => {
  expect(translationsOf(menu)).toEqual([
    { en: { title: 'Lunch' } },
    { en: { title: 'From the sea' } },
    { en: { name: 'Grilled fish', portion: 'for two' }, it: { name: 'Pesce alla griglia' } },
    undefined,
    { en: { name: 'Size' } },
    { en: { name: 'Large' } },
  ]);
});

// product.md §427
test('diners get the original with the language that they ask for, and nothing else', async () => {
  const original = await read();
  expect(translationsOf(original).filter(Boolean)).toEqual([]);
  expect(original).toMatchObject({ title: 'Dreka', languages: ['sq', 'en', 'it'] });
  expect(translationsOf(await read('it')).filter(Boolean)).toEqual([{ it: { name: 'Pesce alla griglia' } }]);
  const english = await read('en');
  expect(english.sections[0]?.items[0]).toMatchObject({
    name: 'Peshk në zgarë',
    translations: { en: { name: 'Grilled fish', portion: 'for two' } },
  });
  expect(translationsOf(english).filter(Boolean)).toHaveLength(5);
  for (const none of ['sq', 'de']) expect(translationsOf(await read(none)).filter(Boolean)).toEqual([]);
  expect(await send(server, 'GET', `/menus/${menu.id}?lang=xx`)).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'lang' }] },
  });
});

test('a language that a place no longer offers is not shown, and comes back with it', async () => {
  await speak('sq', 'it');
  expect(translationsOf(await read('en')).filter(Boolean)).toEqual([]);
  await speak('sq', 'en');
  expect(translationsOf(await read('en')).filter(Boolean)).toHaveLength(5);
});

// product.md §426
test('a save replaces the languages that it names, and one that names none loses nothing', async () => {
  const [fish] = itemsOf(menu);
  const section = menu.sections[0];
  const change = (item: object) => ({ sections: [{ id: section?.id, title: 'Nga deti', items: [item] }] });
  const old = await saved({ ...change({ id: fish?.id, name: 'Peshk' }), option_groups: oldGroups(menu) });
  expect(translationsOf(old)).toEqual(translationsOf(menu));
  const after = await saved({
    ...change({ id: fish?.id, translations: { en: { name: 'Fish' }, it: null } }),
    translations: { it: { title: 'Pranzo' } },
  });
  expect(itemsOf(after)[0]?.translations).toEqual({ en: { name: 'Fish' } });
  expect(after.translations).toEqual({ en: { title: 'Lunch' }, it: { title: 'Pranzo' } });
  const same = await saved(change({ id: fish?.id, translations: { en: { name: ' Fish ' } } }));
  expect(same.version).toBe(after.version);
});

const oldGroups = ({ option_groups = [] }: Menu) =>
  option_groups.map(({ id, name, options }) => ({
    id,
    name,
    options: options.map((option) => ({
      id: option.id,
      name: option.name,
      price: option.price,
      is_default: true,
    })),
  }));

// product.md §426
test.each([
  ['a name that is too long', { en: { name: 'a'.repeat(121) } }, 'sections.0.items.0.translations.en.name'],
  ['a language that is none', { xx: { name: 'Fish' } }, 'sections.0.items.0.translations'],
  ['no text', { en: { name: 7 } }, 'sections.0.items.0.translations.en.name'],
])('%s is refused at its field', async (_, translations, field) => {
  const items = [{ id: itemsOf(menu)[0]?.id, translations }];
  const { status, body } = await save({ sections: [{ id: menu.sections[0]?.id, items }] });
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: [{ field: expect.stringContaining(field) }] });
});

const order = async (change: object) => {
  const { status, body } = await send(server, 'POST', '/orders', { body: orderBody(menu, change) });
  expect(status).toBe(201);
  return (body as OrderPlaced).id;
};

// product.md §430
test('an order keeps the names of the place, and those that its diner read', async () => {
  const id = await order({ read_in: 'en' });
  const own = await send(server, 'GET', `/orders/business/${id}`, { token: owner.accessToken });
  expect((own.body as BusinessOrder).items).toMatchObject([
    { name: 'Peshk në zgarë', choices: [{ group: 'Madhësia', name: 'E madhe' }] },
  ]);
  const theirs = await send(server, 'GET', `/orders/customer/${id}?email=arta.k@shembull.al`);
  // product.md §509
  expect(theirs.body).toMatchObject({ business: { language: 'sq' } });
  expect((theirs.body as CustomerOrder).items).toMatchObject([
    {
      name: 'Peshk në zgarë',
      translation: { language: 'en', name: 'Grilled fish', choices: [{ group: 'Size', name: 'Large' }] },
    },
  ]);
});

test.each([
  ['says no language', {}],
  ['read the place’s own', { read_in: 'sq' }],
  ['read one that it does not offer', { read_in: 'de' }],
])('an order whose diner %s has the names of the place alone', async (_, change) => {
  const id = await order(change);
  const { body } = await send(server, 'GET', `/orders/customer/${id}?email=arta.k@shembull.al`);
  expect((body as CustomerOrder).items).toMatchObject([{ name: 'Peshk në zgarë', translation: null }]);
});

test('what cannot be ordered is named in the language that its diner reads', async () => {
  const [fish] = itemsOf(menu);
  await save({ sections: [{ id: menu.sections[0]?.id, items: [{ id: fish?.id, available: false }] }] });
  const { body } = await send(server, 'POST', '/orders', { body: orderBody(menu, { read_in: 'en' }) });
  expect(body).toMatchObject({ detail: expect.stringContaining('Grilled fish') });
});

// product.md §430, §436: the cart finds its line by the name in the refusal.
test.each([
  ['a dish of which fewer are left', 'items', 1, { code: 'too_few_left', subject: 'Grilled fish' }],
  [
    'a choice of which fewer are left',
    'options',
    1,
    { code: 'too_few_left', subject: 'Grilled fish: Large' },
  ],
  [
    'a choice of which none is left',
    'options',
    0,
    { code: 'choice_unavailable', subject: 'Grilled fish: Large' },
  ],
] as const)('%s is named in the language that its diner reads', async (_, kind, left, refusal) => {
  const fish = itemsOf(menu)[0]?.id ?? '';
  const large = menu.option_groups?.[0]?.options[0]?.id ?? '';
  await stockOf(server, () => ({ owner, menu })).count(kind, kind === 'items' ? fish : large, { left });
  const items = [{ menu_item_id: fish, quantity: 2, options: [{ option_id: large }] }];
  const { body } = await send(server, 'POST', '/orders', { body: orderBody(menu, { read_in: 'en', items }) });
  expect(body).toMatchObject(refusal);
});
