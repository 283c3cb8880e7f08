import { ITEM_FIELDS, initialValues, LIMITS, type NewMenuPreview } from '@tavolina/shared-api/contract';
import { createOwner, type TestOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

let owner: TestOwner;
beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
});

const ask = (csv: unknown, { token = owner.accessToken, language = 'sq' } = {}) =>
  send(server, 'POST', '/menus/csv/preview', {
    token,
    body: { csv },
    headers: { 'accept-language': language },
  });
const preview = async (csv: string, language?: string): Promise<NewMenuPreview> => {
  const { status, body } = await ask(csv, language === undefined ? {} : { language });
  expect([status, body]).toMatchObject([200, {}]);
  return body as NewMenuPreview;
};
const ownMenus = async () =>
  (await send(server, 'GET', '/menus/my/', { token: owner.accessToken })).body as unknown[];

test('a table is read into sections and dishes, and nothing is stored', async () => {
  const csv = [
    'Seksioni;Emri;Përshkrimi;Në shitje;Çmimi ALL;Çmimi EUR',
    'Supa;Supë peshku;me limon;po;450;',
    'Pije;Dhallë;;jo;100;1,20',
    'Supa;Pulë;;;380,50;',
    ';Bukë;;;50;',
  ].join('\n');
  const price = (currency: string, amount: number, is_default = true) => ({
    currency,
    price: amount,
    is_default,
  });
  const dish = { ...initialValues(ITEM_FIELDS), id: expect.any(String), default_currency: 'ALL' };
  expect(await preview(csv)).toEqual({
    sections: [
      {
        title: 'Supa',
        items: [
          { ...dish, name: 'Supë peshku', description: 'me limon', price: 450, prices: [price('ALL', 450)] },
          { ...dish, name: 'Pulë', price: 380.5, prices: [price('ALL', 380.5)] },
        ],
      },
      {
        title: 'Pije',
        items: [
          {
            ...dish,
            name: 'Dhallë',
            available: false,
            price: 100,
            prices: [price('ALL', 100), price('EUR', 1.2, false)],
          },
        ],
      },
    ],
    items: [{ ...dish, name: 'Bukë', price: 50, prices: [price('ALL', 50)] }],
    problems: [],
    warnings: [],
  });
  expect(await ownMenus()).toEqual([]);
});

test.each([
  ['sq', 'Emri,Çmimi ALL\nBurek,abc\n', 'Çmimi ALL'],
  ['en', 'Name,Price ALL\nBurek,abc\n', 'Price ALL'],
])('what is wrong in a table is told by row and column, in %s', async (language, csv, column) => {
  const { problems } = await preview(csv, language);
  expect(problems).toEqual([{ row: 2, column, message: expect.stringMatching(/650/) }]);
});

test('a dish without a price is told, and a row of a name that is there already is doubted', async () => {
  const { problems, warnings } = await preview('Emri,Çmimi ALL\nBurek,100\nBurek,120\nSallatë,\n');
  expect(problems).toMatchObject([{ row: 4, column: null }]);
  expect(warnings).toMatchObject([{ row: 3 }]);
});

test('the plan refuses a table that has too many dishes, at the first row that is too much', async () => {
  owner = await createOwner(server);
  const { body } = await send(server, 'GET', '/subscriptions/usage', { token: owner.accessToken });
  const { limit } = (body as { items: { limit: number } }).items;
  const rows = Array.from({ length: limit + 2 }, (_, index) => `Gatimi ${index},100`);
  const { problems } = await preview(['Emri,Çmimi ALL', ...rows].join('\n'));
  expect(problems).toEqual([{ row: limit + 2, column: null, message: expect.any(String) }]);
});

test('a table is refused that is no text, is too long, or comes from nobody', async () => {
  expect((await ask({ length: { toString: 'x' } })).status).toBe(422);
  expect((await ask('x'.repeat(LIMITS.menuTable + 1))).status).toBe(422);
  expect((await ask('Emri\n', { token: '' })).status).toBe(401);
});
