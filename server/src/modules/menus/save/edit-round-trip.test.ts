import { CURRENCIES, type Currency, type Item, type Menu, toDecimal } from '@tavolina/shared-api/contract';
import fc from 'fast-check';
import { createMenu, createOwner, type TestOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const RUNS = 12;

let owner: TestOwner;
let menu: Menu;
beforeAll(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner, { sections: [], items: [] });
});

const currency = fc.constantFrom<Currency>(...CURRENCIES);
const price = fc.integer({ min: 1, max: 999_999_999 }).map(toDecimal);
const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((text) => `E ${text} e`);
const item = fc.record({
  name: words,
  description: words,
  price,
  available: fc.boolean(),
  default_currency: currency,
  additional_prices: fc.dictionary(currency, price, { noNullPrototype: true }),
});
const items = fc.array(item, { maxLength: 3 });
const content = fc.record({
  sections: fc.array(fc.record({ title: words, description: words, display: fc.boolean(), items }), {
    maxLength: 3,
  }),
  items,
});

const save = async (body: object): Promise<Menu> => {
  const answer = await send(server, 'PATCH', `/menus/${menu.id}`, { token: owner.accessToken, body });
  if (answer.status !== 200) throw new Error(`the save was answered ${JSON.stringify(answer.body)}`);
  return answer.body as Menu;
};

const newItem = ({
  additional_prices,
  ...rest
}: {
  additional_prices: object;
  default_currency: Currency;
  price: number;
}) => ({
  ...rest,
  currency_prices: { ...additional_prices, [rest.default_currency]: rest.price },
});

/** An item as the edit form sends it back; it names EUR whatever the price is in. */
const asSent = ({ prices, image: _image, image_url: _url, ...rest }: Item) => ({
  ...rest,
  default_currency: 'EUR',
  currency_prices: Object.fromEntries(prices.map((entry) => [entry.currency, entry.price])),
});

const contentOf = ({ sections, items: alone }: Menu) => ({ sections, items: alone });

test('a menu that is opened and saved as it is stays as it is, to the cent and the letter', async () => {
  await fc.assert(
    fc.asyncProperty(content, async (wanted) => {
      const before = await save({
        sections: [
          ...menu.sections.map(({ id }) => ({ id, isDeleted: true })),
          ...wanted.sections.map((section) => ({ ...section, items: section.items.map(newItem) })),
        ],
        items: [...menu.items.map(({ id }) => ({ id, isDeleted: true })), ...wanted.items.map(newItem)],
      });
      const priced = [...before.sections.flatMap((section) => section.items), ...before.items];
      const given = [...wanted.sections.flatMap((section) => section.items), ...wanted.items];
      expect(priced.map((each) => [each.name, each.price, each.default_currency])).toEqual(
        given.map((each) => [each.name, each.price, each.default_currency]),
      );
      menu = await save({
        ...before,
        sections: before.sections.map((section) => ({ ...section, items: section.items.map(asSent) })),
        items: before.items.map(asSent),
      });
      expect(contentOf(menu)).toEqual(contentOf(before));
    }),
    { numRuns: RUNS },
  );
});
