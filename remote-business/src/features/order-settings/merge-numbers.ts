import {
  type Clash,
  chooser,
  type MergeChoices,
  onSides,
  type Sides,
} from '../../lib/merge/merge-choices.ts';
import { NUMBER_SETTINGS, type NumberSetting, type NumberValues } from './number-settings.ts';

/** A number that both changed, each to another value. */
export type NumberClash = Clash<NumberSetting>;

/** Brings the numbers that were changed here to those that somebody else saved meanwhile (product.md §552). */
export const mergeNumbers = (
  sides: Sides<NumberValues>,
  choices: MergeChoices = new Map(),
): { values: NumberValues; clashes: NumberClash[] } => {
  const { clashes, sideOf } = chooser<NumberSetting>(choices);
  const values = Object.fromEntries(
    NUMBER_SETTINGS.map((name) => {
      const numbers = onSides(sides, (side) => side[name]);
      return [name, numbers[sideOf({ id: '', field: name, part: '' }, numbers, (number) => number)]];
    }),
  ) as NumberValues;
  return { values, clashes };
};
