import { type Declarations, wrongDiets } from '@tavolina/shared-api/contract';
import type { WrongField } from '../../../platform/http/field-errors.ts';

/** Diets of an item or option that contradict what else it declares (product.md §414), at the fields of a request. */
export const wrongDietFields = (declared: Declarations, path: string): WrongField[] =>
  wrongDiets(declared).map(({ diet }) => ({
    field: `${path}.diets.${diet}`,
    message: 'contradicts_allergens',
  }));
