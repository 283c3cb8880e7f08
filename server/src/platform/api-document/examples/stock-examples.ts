import type { CountedThing } from '@tavolina/shared-api/contract';
import type { AreaExamples } from '../call-example.ts';
import { EXTRA_YOGHURT } from './sample-options.ts';
import { DISH_ID, MENU_ID, PARTS } from './sample-place.ts';

const { dish } = PARTS;
const COUNTED: CountedThing = {
  id: DISH_ID,
  kind: 'item',
  menu_id: MENU_ID,
  name: dish.name,
  left: 12,
  daily: 20,
  resets_at: '2026-11-20T23:00:00.000Z',
};
const stocked = (left: number) => ({ ...dish, stock: { left, daily: 20 } });

/** How many of items and options are left. */
export const stockExamples: AreaExamples<'stock'> = {
  mine: {
    description:
      'Menus by their age, each with its items before its options. What is not counted is not in it.',
    answer: [COUNTED],
    failure: { code: 'unauthorized' },
  },
  setItem: {
    description:
      '`left` null: it is not counted any more. With `daily` it is set to that number each day, when the business day of the place ends. With `seen` nothing is changed where other many are left by now; without it the number counts as it is. The version of the menu stays, and saves of the menu leave counts as they are.',
    params: { id: MENU_ID, itemId: DISH_ID },
    body: { left: 12, daily: 20, seen: 4 },
    answer: { item: stocked(12), version: 7 },
    failure: { code: 'version_conflict', current: { item: stocked(3), version: 7 } },
  },
  setOption: {
    description: 'As for an item. At zero, diners still see the option, as one that is not available.',
    params: { id: MENU_ID, optionId: EXTRA_YOGHURT.id },
    body: { left: 5 },
    answer: { option: { ...EXTRA_YOGHURT, stock: { left: 5, daily: null } }, version: 7 },
    failure: { code: 'item_not_found' },
  },
};
