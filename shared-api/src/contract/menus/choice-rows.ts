import type { KitchenLine, OrderChoice } from '../orders/order-lines.ts';

/** What was chosen of one group of a line, to be read: `Extras: cheese, salami`. */
export interface ChoiceRow {
  /** No other row of the line has it, even where two say the same. */
  key: string;
  text: string;
  /** Whether it belongs to the last row before it that does not: the drink of a meal. */
  isNested: boolean;
}

/** One after the other, with those together that are next to each other and alike. */
const runsOf = <T>(list: readonly T[], areAlike: (one: T, other: T) => boolean): T[][] => {
  const runs: T[][] = [];
  for (const each of list) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (last && before !== undefined && areAlike(before, each)) last.push(each);
    else runs.push([each]);
  }
  return runs;
};

/**
 * What was chosen of a line, a row for each group in the menu's order (product.md §404). What comes with an option
 * follows it, and names it where the same group comes with another one too.
 * @param choices absent in orders that a device kept before there were any
 */
export const choiceRows = (choices: readonly OrderChoice[] = []): ChoiceRow[] => {
  const innerOf = ({ option_id }: OrderChoice): OrderChoice[] =>
    choices.filter(({ within }) => within === option_id);
  const comesWithOthers = (inner: OrderChoice): boolean =>
    choices.some(({ group, within }) => group === inner.group && within !== null && within !== inner.within);
  const rowOf = (run: readonly OrderChoice[], owner?: OrderChoice): ChoiceRow[] => {
    const [first] = run;
    if (!first) return [];
    const group = owner && comesWithOthers(first) ? `${first.group} (${owner.name})` : first.group;
    return [
      {
        key: `${first.option_id} ${first.within ?? ''}`,
        text: `${group}: ${run.map(({ name }) => name).join(', ')}`,
        isNested: owner !== undefined,
      },
    ];
  };
  const isSameGroup = (one: OrderChoice, other: OrderChoice): boolean => one.group === other.group;
  const own = choices.filter(({ within }) => within === null);
  return runsOf(
    own,
    (one, other) => isSameGroup(one, other) && innerOf(one).length + innerOf(other).length === 0,
  ).flatMap((run) => [
    ...rowOf(run),
    ...run.flatMap((owner) => runsOf(innerOf(owner), isSameGroup).flatMap((inner) => rowOf(inner, owner))),
  ]);
};

/** Lines in one text: `2 × Margherita (Size: large; Extras: cheese, salami), 1 × Cola`. */
export const linesText = (lines: readonly Omit<KitchenLine, 'notes'>[]): string =>
  lines
    .map(({ quantity, name, choices }) => {
      const chosen = choiceRows(choices).map(({ text }) => text);
      return `${quantity} × ${name}${chosen.length > 0 ? ` (${chosen.join('; ')})` : ''}`;
    })
    .join(', ');
