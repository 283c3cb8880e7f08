import type {
  BusinessOrder,
  BusinessOrderRow,
  CustomerOrder,
  Menu,
  OrderPlaced,
  OrderStats,
} from '@tavolina/shared-api/contract';
import { asRequest, createMenuWithChoices, optionOf } from '../../../test/choices.ts';
import { createOwner, itemsOf, orderBody, type TestOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let owner: TestOwner;
let menu: Menu;
beforeAll(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenuWithChoices(server, owner);
});

/** Options by their names; `of` is the option that the rest comes with. */
const chosen = (...names: string[]) => names.map((name) => ({ option_id: optionOf(menu, name).id }));
const within = (name: string, of: string) => ({
  option_id: optionOf(menu, name).id,
  within: optionOf(menu, of).id,
});
const line = (options?: object[], more: object = {}) => ({
  menu_item_id: itemsOf(menu)[0]?.id,
  quantity: 1,
  ...(options && { options }),
  ...more,
});
const place = (...items: object[]) => send(server, 'POST', '/orders', { body: orderBody(menu, { items }) });
const placed = async (...items: object[]) => {
  const { status, body } = await place(...items);
  expect(status).toBe(201);
  const { id } = body as OrderPlaced;
  const order = await send(server, 'GET', `/orders/business/${id}`, { token: owner.accessToken });
  return order.body as BusinessOrder;
};
const shownPrice = async (...options: object[]) => (await placed(line(options))).items[0]?.display_price;

// product.md §402
test.each([
  ['what costs nothing', () => chosen('E vogël'), 600],
  ['a dearer size', () => chosen('E madhe'), 800],
  ['one extra, which is free', () => chosen('E vogël', 'Tartuf'), 600],
  ['two extras, the dearest free', () => chosen('E vogël', 'Djathë', 'Tartuf'), 650],
  ['three extras', () => chosen('E vogël', 'Djathë', 'Sallam', 'Tartuf'), 750],
  ['a meal with beer', () => [...chosen('E vogël', 'Me pije'), within('Birrë', 'Me pije')], 850],
])('%s is priced by the server', async (_, options, price) => {
  expect(await shownPrice(...options())).toBe(price);
});

test('an option with a euro price of its own costs that, others are converted', async () => {
  const order = await placed(line(chosen('E vogël', 'Sallam', 'Tartuf')));
  // 600 L at 98 is 6.12 €; truffle is the dearest and free, salami costs 1.50 € by itself.
  expect(order.items[0]).toMatchObject({ price: 7.62, display_price: 700 });
  expect(order.display.euro_by_rate).toBe(false);
  const rounded = await placed(line(chosen('E madhe')));
  expect(rounded.items[0]).toMatchObject({ price: 6.12 + 2.04 });
  expect(rounded.display.euro_by_rate).toBe(true);
});

// product.md §403
test('an order that says nothing of choices takes the defaults', async () => {
  const order = await placed(line());
  expect(order.items[0]).toMatchObject({
    display_price: 600,
    choices: [{ group: 'Madhësia', name: 'E vogël' }],
  });
});

// product.md §401, §403
test.each([
  ['one group has no default', '', 422, 'Margherita: Shtesa'],
  ['all groups have one', 'Djathë', 201, ['E vogël', 'Djathë']],
])('of an order that says nothing of choices where %s', async (_, added, status, said) => {
  const place = await createOwner(server, { tier: 'standard' });
  const token = place.accessToken;
  const own = await createMenuWithChoices(server, place);
  const option_groups = asRequest(own).map(({ options, ...group }) => ({
    ...group,
    ...(group.name === 'Shtesa' && { min_choices: 1 }),
    options: options.map((option) => ({
      ...option,
      is_default: option.is_default || option.name === added,
    })),
  }));
  await send(server, 'PATCH', `/menus/${own.id}`, { token, body: { option_groups } });
  const answer = await send(server, 'POST', '/orders', {
    body: orderBody(own, { items: [{ menu_item_id: itemsOf(own)[0]?.id, quantity: 1 }] }),
  });
  expect(answer.status).toBe(status);
  if (status === 422) {
    const detail = expect.stringContaining(`“${said}”`);
    expect(answer.body).toMatchObject({ code: 'choice_missing', detail });
    return;
  }
  const path = `/orders/business/${(answer.body as OrderPlaced).id}`;
  const { body } = await send(server, 'GET', path, { token });
  expect((body as BusinessOrder).items[0]?.choices.map(({ name }) => name)).toEqual(said);
});

// product.md §403
test('a default with which nothing is left to choose is not taken', async () => {
  const place = await createOwner(server, { tier: 'standard' });
  const own = await createMenuWithChoices(server, place);
  const option_groups = asRequest(own).map((group) => ({
    ...group,
    options: group.options.map((option) => ({
      ...option,
      ...(option.name === 'Me pije' && { is_default: true }),
      ...(group.name === 'Pija' && { available: false }),
    })),
  }));
  const token = place.accessToken;
  await send(server, 'PATCH', `/menus/${own.id}`, { token, body: { option_groups } });
  const items = [{ menu_item_id: itemsOf(own)[0]?.id, quantity: 1 }];
  const { status, body } = await send(server, 'POST', '/orders', { body: orderBody(own, { items }) });
  expect(status).toBe(201);
  const order = await send(server, 'GET', `/orders/business/${(body as OrderPlaced).id}`, { token });
  expect((order.body as BusinessOrder).items[0]?.choices.map(({ name }) => name)).toEqual(['E vogël']);
});

// product.md §401
test.each([
  ['nothing of a group that needs it', () => [], 422, 'choice_missing', 'Margherita: Madhësia'],
  ['two sizes', () => chosen('E vogël', 'E madhe'), 422, 'choice_too_many', 'Margherita: Madhësia'],
  ['what is sold out', () => chosen('E vogël', 'Mbaroi'), 409, 'choice_unavailable', 'Margherita: Mbaroi'],
  ['no drink of a meal', () => chosen('E vogël', 'Me pije'), 422, 'choice_missing', 'Margherita: Pija'],
  ['a drink without its meal', () => chosen('E vogël', 'Birrë'), 422, 'choice_unknown', 'Margherita'],
  [
    'what no menu has',
    () => [...chosen('E vogël'), { option_id: '00000000-0000-4000-8000-00000000abcd' }],
    422,
    'choice_unknown',
    'Margherita',
  ],
])('%s is refused, and says what', async (_, options, status, code, subject) => {
  const answer = await place(line(options()));
  expect(answer).toMatchObject({ status, body: { code, detail: expect.stringContaining(`“${subject}”`) } });
});

test('a dish without choices takes none', async () => {
  const salad = { menu_item_id: itemsOf(menu)[1]?.id, quantity: 1 };
  expect(await place({ ...salad, options: chosen('E madhe') })).toMatchObject({
    body: { code: 'choice_unknown' },
  });
  expect((await placed({ ...salad, options: [] })).items[0]).toMatchObject({
    choices: [],
    display_price: 300,
  });
});

// product.md §22
test('lines of one dish with the same choices are one, with others two', async () => {
  const order = await placed(
    line(chosen('E madhe', 'Djathë')),
    line(chosen('Djathë', 'E madhe'), { quantity: 2 }),
    line(chosen('E vogël')),
  );
  expect(order.items.map(({ quantity, display_total }) => [quantity, display_total])).toEqual([
    [3, 2_400],
    [1, 600],
  ]);
});

// product.md §411
test('the figures count what was chosen, but not of cancelled orders', async () => {
  const place = await createOwner(server, { tier: 'standard' });
  const own = await createMenuWithChoices(server, place);
  const order = async (quantity: number, ...names: string[]) => {
    const options = names.map((name) => ({ option_id: optionOf(own, name).id }));
    const items = [{ menu_item_id: itemsOf(own)[0]?.id, quantity, options }];
    const { body } = await send(server, 'POST', '/orders', { body: orderBody(own, { items }) });
    return (body as OrderPlaced).id;
  };
  await order(2, 'E madhe', 'Djathë');
  await order(1, 'E madhe');
  await order(5, 'E vogël');
  const id = await order(9, 'E madhe');
  const token = place.accessToken;
  await send(server, 'PATCH', `/orders/business/${id}`, { token, body: { status: 'cancelled' } });
  const { body } = await send(server, 'GET', '/orders/stats', { token });
  expect((body as OrderStats).period.best_choices).toEqual([
    { group: 'Madhësia', name: 'E vogël', quantity: 5 },
    { group: 'Madhësia', name: 'E madhe', quantity: 3 },
    { group: 'Shtesa', name: 'Djathë', quantity: 2 },
  ]);
});

// product.md §404
test('what was chosen stands on the order for everybody, as it was called then', async () => {
  const options = [...chosen('E madhe', 'Me pije'), within('Birrë', 'Me pije')];
  const order = await placed(line(options));
  const choices = [
    { option_id: optionOf(menu, 'E madhe').id, within: null, group: 'Madhësia', name: 'E madhe' },
    { option_id: optionOf(menu, 'Me pije').id, within: null, group: 'Si vakt', name: 'Me pije' },
    {
      option_id: optionOf(menu, 'Birrë').id,
      within: optionOf(menu, 'Me pije').id,
      group: 'Pija',
      name: 'Birrë',
    },
  ];
  expect(order.items[0]?.choices).toEqual(choices);
  const list = await send(server, 'GET', '/orders/business', { token: owner.accessToken });
  const row = (list.body as BusinessOrderRow[]).find(({ id }) => id === order.id);
  expect(row?.lines?.[0]?.choices).toEqual(choices);
  const path = `/orders/customer/${order.id}?email=${encodeURIComponent(order.customer_email)}`;
  const tracked = (await send(server, 'GET', path)).body as CustomerOrder;
  expect(tracked.items[0]?.choices).toEqual(choices);
});

// product.md §402, §684
test('a cheaper size takes its price off, and a choice with which a dish comes to nothing is refused by name', async () => {
  const place = await createOwner(server, { tier: 'standard' });
  const cheaper = await createMenuWithChoices(server, place);
  const priced = async (small: number) => {
    const [size, ...others] = asRequest(cheaper);
    const options = size?.options.map((option) =>
      option.name === 'E vogël' ? { ...option, price: small } : option,
    );
    const saved = await send(server, 'PATCH', `/menus/${cheaper.id}`, {
      token: place.accessToken,
      body: { option_groups: [{ ...size, options }, ...others] },
    });
    expect(saved.status).toBe(200);
    expect(optionOf(saved.body as Menu, 'E vogël').price).toBe(small);
    const { status, body } = await send(server, 'POST', '/orders', {
      body: orderBody(cheaper, { items: [{ menu_item_id: itemsOf(cheaper)[0]?.id, quantity: 2 }] }),
    });
    if (status !== 201) return { status, body };
    const order = await send(server, 'GET', `/orders/business/${(body as OrderPlaced).id}`, {
      token: place.accessToken,
    });
    return (order.body as BusinessOrder).items[0]?.display_price;
  };
  expect(await priced(-50)).toBe(550);
  expect(await priced(-700)).toMatchObject({
    status: 409,
    body: { code: 'choice_for_nothing', subject: `${itemsOf(cheaper)[0]?.name}: E vogël` },
  });
});
