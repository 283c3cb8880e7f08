import type { PriceChange } from '@tavolina/shared-api/contract';
import type { AreaExamples } from '../call-example.ts';
import { DISH_ID, MENU_ID, PARTS } from './sample-place.ts';

const DEARER: PriceChange = {
  thing_id: DISH_ID,
  kind: 'item',
  name: PARTS.dish.name,
  starts_on: '2026-12-01',
  prices: { ALL: 720, EUR: 7.42 },
};

/** Prices that come on a day. */
export const priceChangesExamples: AreaExamples<'priceChanges'> = {
  list: {
    description:
      'The next day first, each day in the order of the menu. An option has the name of its group before its own.',
    params: { id: MENU_ID },
    answer: [DEARER],
    failure: { code: 'menu_not_found' },
  },
  plan: {
    description:
      'From the beginning of `starts_on` in Tirane on, a thing costs `prices`; those in other currencies stay. A day is from tomorrow to a year ahead, and a thing has at most five. What is said of a thing and a day replaces what was to come of it then; `{}` takes it back. A euro price that the rate made of the price of an item goes with it, unless it is named. The answer has all that comes of the menu.',
    params: { id: MENU_ID },
    body: { changes: [{ thing_id: DISH_ID, starts_on: '2026-12-01', prices: { ALL: 720 } }] },
    answer: [DEARER],
    failure: { code: 'menu_not_found' },
  },
};
