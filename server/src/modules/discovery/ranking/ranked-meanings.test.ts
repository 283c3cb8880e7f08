import type { MenuPage } from '@tavolina/shared-api/contract';
import { createMenu, createOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const suitable = { vegetarian: 'suitable' } as const;
const octopus = { translations: { en: { name: 'Grilled octopus' } } };
const plain = (...names: string[]) => names.map((name) => ({ name, price: 300 }));

/** Menus with what they serve, the best answers first: of equal ones the newest would come first. */
const MENUS: Readonly<Record<string, Parameters<typeof createMenu>[2]>> = {
  'A kitchen without meat': { cuisine_type: 'Vegjetariane', items: plain('Fasule', 'Bamje') },
  'Half declared': {
    items: [...plain('Qofte'), { name: 'Lakror', price: 200, diets: suitable }],
  },
  'Some declared': {
    items: [...plain('Mish', 'Kukurec', 'Suxhuk'), { name: 'Speca', price: 200, diets: suitable }],
  },
  'A dish of that name': { items: plain('Mish', 'Kukurec', 'Pjatë vegjetariane') },
  'Known for octopus': {
    description: 'Oktapod si në det',
    items: plain('Oktapod në zgarë', 'Oktapod me verë'),
  },
  'In English too': { items: [{ name: 'Oktapod', price: 900, ...octopus }, ...plain('Sardele')] },
  'In Albanian only': { items: [{ name: 'Oktapod', price: 900 }, ...plain('Sardele')] },
};

beforeAll(async () => {
  for (const [title, menu] of Object.entries(MENUS)) {
    const owner = await createOwner(server, { tier: 'standard', name: 'Vendi', languages: ['sq', 'en'] });
    await createMenu(server, owner, { title, sections: [], cuisine_type: 'Tradicionale', ...menu });
  }
});

const titles = async (q: string) => {
  const { body } = await send(server, 'GET', `/menus/?q=${encodeURIComponent(q)}`);
  return (body as MenuPage).items.map(({ title }) => title);
};

// product.md §377
test.each(['vegetarian', 'vegjetariane', 'vegeterian'])(
  'a search for %s finds first who keeps the diet, then who declares it for half of the dishes',
  async (q) => {
    expect(await titles(q)).toEqual([
      'A kitchen without meat',
      'Half declared',
      'A dish of that name',
      'Some declared',
    ]);
  },
);

// product.md §428
test.each(['octopus', 'oktapod', 'polpo'])(
  'a search for %s finds first who is known for it, and who serves it alike with and without its English name',
  async (q) => {
    expect(await titles(q)).toEqual(['Known for octopus', 'In Albanian only', 'In English too']);
  },
);
