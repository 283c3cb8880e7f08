import { itemOf, menuOf, RATES } from '../../../testing/menu-samples.ts';
import { emptyItem } from '../draft/menu-draft.ts';
import { menuDraft } from '../draft/stored-draft.ts';
import { createRequest, editRequest } from './menu-requests.ts';

const draft = () => menuDraft(menuOf(), RATES.rates, 'sq');

// product.md §87
test('an item without a euro price gets a converted one; no other number changes', () => {
  const { sections } = editRequest(draft(), menuOf());
  expect(
    sections?.[0]?.items?.map(({ price, default_currency, currency_prices }) => [
      price,
      default_currency,
      currency_prices,
    ]),
  ).toEqual([
    [650, 'ALL', { ALL: 650, EUR: 6.63 }],
    [490, 'ALL', { ALL: 490, EUR: 5.5 }],
  ]);
});

test('an edit names everything by its id, says EUR and the version it began from', () => {
  const request = editRequest(draft(), menuOf());
  expect(request).toMatchObject({
    default_currency: 'EUR',
    version: 3,
    is_published: 'published',
    sections: [{ id: 'tava', items: [{ id: 'tave' }, { id: 'fergese' }] }],
    items: [{ id: 'trilece', price: 250 }],
  });
});

test('what the form no longer has is deleted, and what moved is not', () => {
  const changed = draft();
  const [section] = changed.sections;
  if (!section) throw new Error('no section');
  changed.items = [...changed.items, ...section.items.filter(({ storedId }) => storedId === 'tave')];
  changed.sections = [];
  expect(editRequest(changed, menuOf())).toMatchObject({
    sections: [{ id: 'tava', isDeleted: true, items: [{ id: 'fergese', isDeleted: true }] }],
    items: [{ id: 'trilece' }, { id: 'tave', isDeleted: false }],
  });
});

test('a price that was taken away is sent as 0', () => {
  const changed = draft();
  const fergese = changed.sections[0]?.items[1];
  if (!fergese) throw new Error('no item');
  fergese.prices = { ALL: '490,00' };
  expect(editRequest(changed, menuOf()).sections?.[0]?.items?.[1]?.currency_prices).toEqual({
    ALL: 490,
    EUR: 0,
  });
});

test('what somebody else deleted meanwhile is sent as new', () => {
  const base = menuOf({ sections: [], version: 4 });
  const [section] = editRequest(draft(), base).sections ?? [];
  expect(section).not.toHaveProperty('id');
  expect(section?.items?.[0]).not.toHaveProperty('id');
});

test('a new menu sends further prices only where there are some', () => {
  const menu = menuDraft(menuOf({ sections: [], items: [itemOf()] }), undefined, 'sq');
  menu.items.push({ ...emptyItem('ALL'), name: ' Byrek ', prices: { ALL: 'falas', EUR: '1,5' } });
  const { items } = createRequest(menu, 'ALL');
  expect(items?.[0]).not.toHaveProperty('additional_prices');
  expect(items?.[1]).toMatchObject({ name: 'Byrek', price: 0, additional_prices: { EUR: 1.5 } });
});

describe('stored pictures', () => {
  const items = [
    itemOf({ id: 'byrek', image_url: '/media/byrek/960.webp' }),
    itemOf({ id: 'fli', image_url: '/media/fli/960.webp' }),
  ];
  const menu = menuOf({ image_url: '/media/dreka/960.webp', sections: [], items });
  const pictured = () => {
    const values = menuDraft(menu, undefined, 'sq');
    for (const item of values.items.filter(({ storedId }) => storedId === 'fli'))
      item.pictures.unshift({ src: 'data:re', focus: { x: 1, y: 2 } });
    return values;
  };

  test('go along into a new menu by their address, where no new one takes their place', () => {
    const request = createRequest(pictured(), 'ALL');
    expect(request).toMatchObject({
      image_url: '/media/dreka/960.webp',
      items: [
        { pictures: [{ image_url: '/media/byrek/960.webp' }] },
        {
          pictures: [
            { image_base64: 'data:re', focus: { x: 1, y: 2 } },
            { image_url: '/media/fli/960.webp' },
          ],
        },
      ],
    });
    expect(request).not.toHaveProperty('image_base64');
  });

  test('are kept by what is stored, and go along with what somebody else deleted meanwhile', () => {
    const [kept, changed] = editRequest(pictured(), menu).items ?? [];
    expect(kept).not.toHaveProperty('pictures');
    expect(changed?.pictures).toHaveLength(2);
    const [anew, other] = editRequest(pictured(), menuOf({ sections: [], items: [] })).items ?? [];
    expect(anew?.pictures).toEqual([{ image_url: '/media/byrek/960.webp' }]);
    expect(other?.pictures?.[0]).toMatchObject({ image_base64: 'data:re' });
  });
});

// product.md §500
test('a new item that another one goes with is sent with what that one calls it', () => {
  const changed = draft();
  const [tave] = changed.sections[0]?.items ?? [];
  if (!tave) throw new Error('no item');
  const [added, other] = [emptyItem('ALL'), emptyItem('ALL')];
  changed.items = [added, other];
  tave.goes_with = [added.storedId, 'fergese'];
  const request = editRequest(changed, menuOf());
  expect(request.sections?.[0]?.items?.[0]).toMatchObject({
    id: 'tave',
    goes_with: [added.storedId, 'fergese'],
  });
  expect(request.items?.map(({ ref }) => ref)).toEqual([added.storedId, undefined, undefined]);
});
