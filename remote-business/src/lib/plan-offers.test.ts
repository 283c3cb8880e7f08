import type { Plan } from '@tavolina/shared-api/contract';
import { PLANS } from '../testing/plan-samples.ts';
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

test('the plan that takes orders is chosen first whatever the plans are called, else the middle one', () => {
  expect(defaultOffer(offersOf(PLANS))?.tier).toBe('standard');
  const named = (plans: Plan[] = [], name: string): Plan[] => plans.map((plan) => ({ ...plan, name }));
  const { basic = [], standard, premium = [] } = PLANS;
  const renamed = { basic: named(basic, 'Standard Lite'), standard: named(standard, 'Pro'), premium };
  expect(defaultOffer(offersOf(renamed))?.tier).toBe('standard');
  expect(defaultOffer(offersOf({ basic, premium }))?.tier).toBe('premium');
  expect(defaultOffer([])).toBeUndefined();
});
