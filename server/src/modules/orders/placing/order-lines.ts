import { type Language, LIMITS, type OrderLineRequest } from '@tavolina/shared-api/contract';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { type WrongField, wrongFields } from '../../../platform/http/field-errors.ts';

const lineKey = ({ menu_item_id, notes, options }: OrderLineRequest): string =>
  JSON.stringify([
    menu_item_id,
    notes?.trim() ?? '',
    options?.map(({ option_id, within }) => `${option_id} ${within ?? ''}`).sort(),
  ]);

const asOne = (known: OrderLineRequest, line: OrderLineRequest): OrderLineRequest => ({
  ...known,
  quantity: known.quantity + line.quantity,
  // What is asked for without being recommended would have been ordered anyway.
  recommended: known.recommended === true && line.recommended === true,
});

/**
 * Merges lines of the same dish with the same choices and notes (product.md §22).
 * @throws {ApiFailure} `invalid_input` at the line that exceeds the maximum quantity of a dish
 */
export const orderLines = (lines: readonly OrderLineRequest[], language: Language): OrderLineRequest[] => {
  const merged = new Map<string, OrderLineRequest>();
  const countByDish = new Map<string, number>();
  const wrong: WrongField[] = [];
  const limit = LIMITS.quantity.max;
  for (const [index, line] of lines.entries()) {
    const count = (countByDish.get(line.menu_item_id) ?? 0) + line.quantity;
    countByDish.set(line.menu_item_id, count);
    if (count > limit) wrong.push({ field: `items.${index}.quantity`, message: 'too_many_of_dish', limit });
    const known = merged.get(lineKey(line));
    merged.set(lineKey(line), known ? asOne(known, line) : line);
  }
  if (wrong.length > 0) throw new ApiFailure('invalid_input', { errors: wrongFields(wrong, language) });
  return [...merged.values()];
};
