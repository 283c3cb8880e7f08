import { PLANS } from '../../testing/plan-samples.ts';
import { defaultOffer, monthlyPrice, offersOf, priceAt } from './plan-offers.ts';

test('plans come in their order, with what a year saves', () => {
  const offers = offersOf(PLANS);
  expect(offers.map(({ tier, savingPercent, available }) => [tier, savingPercent, available])).toEqual([
    ['basic', 0, true],
    ['standard', 20, true],
    ['premium', 20, false],
  ]);
  const [free, standard] = offers;
  if (!free || !standard) throw new Error('no offers');
  expect(priceAt(free, 'year')?.price).toBe(0);
  const yearly = priceAt(standard, 'year');
  expect(yearly && monthlyPrice(yearly)).toBe(8);
});

// product.md §93
test('the plan called standard is chosen first, else the middle one', () => {
  expect(defaultOffer(offersOf(PLANS))?.tier).toBe('standard');
  const [first] = PLANS.standard ?? [];
  if (!first) throw new Error('no plan');
  const renamed = { ...PLANS, standard: [{ ...first, name: 'Pro' }] };
  expect(defaultOffer(offersOf(renamed))?.tier).toBe('standard');
  const { standard = [], premium = [] } = PLANS;
  expect(defaultOffer(offersOf({ standard, premium }))?.tier).toBe('standard');
});
