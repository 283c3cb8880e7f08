import {
  GROUP_FIELDS,
  ITEM_FIELDS,
  type Item,
  initialValues,
  item,
  menu,
  menuBusiness,
  OPTION_FIELDS,
  type OptionGroup,
  option,
  optionGroup,
  placeOpening,
  type Schedule,
  sampleOf,
  sampleRates,
  section,
} from '@tavolina/shared-api/contract';
import { restaurantData } from './structured-data.ts';

const RATES = sampleRates({ ALL: 100 });

const dish = (more: Partial<Item>): Item =>
  sampleOf(item, { ...initialValues(ITEM_FIELDS), name: 'Fasule', default_currency: 'ALL', ...more });
const dietsOf = (more: Partial<Item>, option_groups: OptionGroup[] = []): unknown => {
  const { hasMenu } = restaurantData(
    sampleOf(menu, { business: sampleOf(menuBusiness), items: [dish(more)], option_groups }),
    'https://tavolina.example/menu/1',
    'sq',
    RATES,
  ) as unknown as { hasMenu: { hasMenuItem: { suitableForDiet?: unknown }[] } };
  return hasMenu.hasMenuItem[0]?.suitableForDiet;
};

// product.md §422
test('search engines are told the declared diets that schema.org has a name for', () => {
  expect(dietsOf({ diets: { vegan: 'suitable', gluten_free: 'suitable', halal: 'not_suitable' } })).toEqual([
    'https://schema.org/VeganDiet',
    'https://schema.org/VegetarianDiet',
    'https://schema.org/GlutenFreeDiet',
  ]);
  expect(dietsOf({ diets: { lactose_free: 'suitable' } })).toBeUndefined();
  expect(dietsOf({ allergens: { gluten: 'free_from' } })).toBeUndefined();
});

test('and none that what has to be chosen does not leave', () => {
  const group = sampleOf(optionGroup, { min_choices: 1 });
  const option = { ...group.options[0], diets: {}, option_group_ids: [], available: true };
  const pizza: Partial<Item> = { diets: { vegan: 'suitable' }, option_group_ids: [group.id] };
  const withCrust = (allergens: object) =>
    dietsOf(pizza, [{ ...group, options: [{ ...option, allergens }] } as OptionGroup]);
  expect(withCrust({ milk: 'contains' })).toEqual(['https://schema.org/VegetarianDiet']);
  expect(withCrust({})).toEqual(['https://schema.org/VeganDiet', 'https://schema.org/VegetarianDiet']);
});

// product.md §406
test('search engines are told the least that a dish costs with what has to be chosen, or that it is sold out', () => {
  const price = (amount: number) => [{ currency: 'ALL' as const, price: amount, is_default: true }];
  const size = (name: string, amount: number, available: boolean) =>
    sampleOf(option, {
      ...initialValues(OPTION_FIELDS),
      id: name,
      name,
      price: amount,
      default_currency: 'ALL',
      prices: price(amount),
      option_group_ids: [],
      available,
    });
  const offers = (...options: ReturnType<typeof size>[]) => {
    const group = sampleOf(optionGroup, {
      ...initialValues(GROUP_FIELDS),
      id: 'size',
      min_choices: 1,
      max_choices: 1,
      options,
    });
    const prices = [...price(600), { currency: 'EUR' as const, price: 7, is_default: false }];
    const items = [dish({ prices, option_group_ids: ['size'] })];
    const data = restaurantData(
      sampleOf(menu, { business: sampleOf(menuBusiness), items, option_groups: [group] }),
      'https://tavolina.example/menu/1',
      'sq',
      RATES,
    ) as unknown as { hasMenu: { hasMenuItem: { offers: object[] }[] } };
    return data.hasMenu.hasMenuItem[0]?.offers;
  };
  const offer = (amount: string, priceCurrency: string) => ({
    '@type': 'Offer',
    price: amount,
    priceCurrency,
  });
  const all = [size('small', 0, false), size('big', 200, true), size('family', 500, true)];
  expect(offers(...all)).toEqual([offer('800.00', 'ALL'), offer('9.00', 'EUR')]);
  const availability = 'https://schema.org/SoldOut';
  expect(offers(...all.map((one) => ({ ...one, available: false })))).toMatchObject([
    { availability },
    { availability },
  ]);
  // What its choices make cost nothing is offered at no price.
  expect(offers(size('free', -9_000, true))).toEqual([]);
});

// product.md §510
describe('search engines are told when something is served', () => {
  const ALL = [1, 2, 3, 4, 5, 6, 7];
  const scheduleOf = (ranges: [number[], string, string][], dates: (string | null)[] = []): Schedule => ({
    ranges: ranges.map(([weekdays, from, until]) => ({ weekdays, from, until })),
    first_day: dates[0] ?? null,
    last_day: dates[1] ?? null,
  });
  const breakfast = scheduleOf([[ALL, '07:00', '11:00']]);
  const told = (schedule: Schedule | null) => {
    const price = [{ currency: 'ALL' as const, price: 450, is_default: true }];
    const data = restaurantData(
      sampleOf(menu, {
        business: sampleOf(menuBusiness),
        schedule: breakfast,
        sections: [
          sampleOf(section, { display: true, schedule, items: [dish({ schedule, prices: price })] }),
        ],
        items: [],
      }),
      'https://tavolina.example/menu/1',
      'sq',
      RATES,
    ) as unknown as {
      hasMenu: { offers: object; hasMenuSection: { offers?: object; hasMenuItem: { offers: object[] }[] }[] };
    };
    const [shown] = data.hasMenu.hasMenuSection;
    return { menu: data.hasMenu.offers, section: shown?.offers, dish: shown?.hasMenuItem[0]?.offers[0] };
  };
  const price = { '@type': 'Offer', price: '450.00', priceCurrency: 'ALL' };
  const hours = (dayOfWeek: string[], opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens,
    closes,
  });

  test.each<[string, Schedule, object]>([
    ['each day', breakfast, { availabilityStarts: '07:00:00', availabilityEnds: '11:00:00' }],
    [
      'between two dates',
      scheduleOf([], ['2026-12-01', '2026-12-31']),
      { availabilityStarts: '2026-12-01', availabilityEnds: '2026-12-31' },
    ],
    ['until a date', scheduleOf([], [null, '2026-12-31']), { availabilityEnds: '2026-12-31' }],
    [
      'on some days, at several times, from a date on',
      scheduleOf(
        [
          [[1, 2], '12:00', '16:00'],
          [[7], '00:00', '00:00'],
        ],
        ['2026-12-01'],
      ),
      {
        availabilityStarts: '2026-12-01',
        availableAtOrFrom: {
          '@type': 'Place',
          openingHoursSpecification: [
            hours(['Monday', 'Tuesday'], '12:00', '16:00'),
            hours(['Sunday'], '00:00', '23:59'),
          ],
        },
      },
    ],
  ])('%s', (_, schedule, availability) => {
    expect(told(schedule)).toEqual({
      menu: { '@type': 'Offer', availabilityStarts: '07:00:00', availabilityEnds: '11:00:00' },
      section: { '@type': 'Offer', ...availability },
      dish: { ...price, ...availability },
    });
  });

  test('and nothing of what always is', () => {
    for (const always of [null, scheduleOf([])])
      expect(told(always)).toMatchObject({ section: undefined, dish: price });
    expect(told(null).dish).toEqual(price);
  });
});

// product.md §308
test('search engines are told the hours of a place, past midnight, all day, and its special days', () => {
  const day = (opens: string, closes: string) => [{ opens, closes }];
  const week = [[], day('18:00', '02:00'), day('09:00', '09:00'), day('00:00', '00:00'), [], [], []];
  const special_days = [
    { date: '2026-12-25', ranges: [], note: '' },
    { date: '2026-12-31', ranges: day('20:00', '04:00'), note: '' },
  ];
  const opening = sampleOf(placeOpening, { hours: { week, pickup: null, table: null, special_days } });
  const business = sampleOf(menuBusiness, { opening });
  const data = restaurantData(sampleOf(menu, { business }), 'https://tavolina.example/menu/1', 'sq', RATES);
  const hours = (more: object) => ({ '@type': 'OpeningHoursSpecification', ...more });
  expect(data).toHaveProperty('openingHoursSpecification', [
    hours({ dayOfWeek: 'Tuesday', opens: '18:00', closes: '02:00' }),
    hours({ dayOfWeek: 'Wednesday', opens: '09:00', closes: '08:59' }),
    hours({ dayOfWeek: 'Thursday', opens: '00:00', closes: '23:59' }),
    hours({ validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' }),
    hours({ validFrom: '2026-12-31', validThrough: '2026-12-31', opens: '20:00', closes: '04:00' }),
  ]);
});
