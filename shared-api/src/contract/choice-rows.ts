import type { KitchenLine, OrderChoice } from './order-lines.ts';

/** What was chosen of one group of a line, to be read: `Extras: cheese, salami`. */
export interface ChoiceRow {
  text: string;
  /** Whether it belongs to the row before it: the drink of a meal. */
  isNested: boolean;
}

/**
 * What was chosen of a line, a row for each group in the menu's order (product.md §404).
 * @param choices absent in orders that a device kept before there were any
 */
export const choiceRows = (
  choices: readonly Pick<OrderChoice, 'group' | 'name' | 'within'>[] = [],
): ChoiceRow[] => {
  const rows: ChoiceRow[] = [];
  let last: Pick<OrderChoice, 'group' | 'within'> | undefined;
  for (const { group, name, within } of choices) {
    const row = rows.at(-1);
    if (row && last?.group === group && last.within === within) row.text += `, ${name}`;
    else rows.push({ text: `${group}: ${name}`, isNested: within !== null });
    last = { group, within };
  }
  return rows;
};

/** Lines in one text: `2 × Margherita (Size: large; Extras: cheese, salami), 1 × Cola`. */
export const linesText = (lines: readonly Omit<KitchenLine, 'notes'>[]): string =>
  lines
    .map(({ quantity, name, choices }) => {
      const chosen = choiceRows(choices).map(({ text }) => text);
      return `${quantity} × ${name}${chosen.length > 0 ? ` (${chosen.join('; ')})` : ''}`;
    })
    .join(', ');
