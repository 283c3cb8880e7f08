import { BILLING_INTERVALS } from '@tavolina/shared-api/contract';
import { chosenPlanParams, keepChosenPlan, readChosenPlan } from './chosen-plan.ts';

// product.md §94
test.each(BILLING_INTERVALS)(
  'a plan billed by the %s is read from the address it is written in',
  (interval) => {
    const params = chosenPlanParams('premium', interval);
    const read = readChosenPlan(params);
    expect(read.tier).toBe('premium');
    expect(read.interval ?? 'month').toBe(interval);
    expect(keepChosenPlan(params).toString()).toBe(params.toString());
  },
);

test('an address that names no plan, or an interval that is none, chooses nothing', () => {
  expect(readChosenPlan(new URLSearchParams())).toEqual({ tier: null, interval: undefined });
  expect(readChosenPlan(new URLSearchParams('billing=daily')).interval).toBeUndefined();
});

test('nothing but the plan goes along', () => {
  expect(keepChosenPlan(new URLSearchParams('email=a&plan=standard&billing=annual')).toString()).toBe(
    'plan=standard&billing=annual',
  );
});
