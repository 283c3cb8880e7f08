/** What one row says of a thing that several rows are about; undefined: there is no column for it, empty or null: nothing. */
interface Said<T> {
  row: number;
  value: T | undefined;
}

/** What rows say of a thing together, and which of them say something else than one before. */
export interface SaidTogether<T> {
  value: T | undefined;
  others: { row: number; first: number }[];
}

const isEmpty = (value: unknown): boolean => value === '' || value === null;

/** What rows say together of the thing that they are about (product.md §505): one of them is enough. */
export const saidTogether = <T>(said: readonly Said<T>[]): SaidTogether<T> => {
  const told = said.filter(({ value }) => value !== undefined);
  const filled = told.filter(({ value }) => !isEmpty(value));
  const first = filled[0] ?? told[0];
  const others = filled.filter(({ value }) => value !== first?.value);
  return { value: first?.value, others: others.map(({ row }) => ({ row, first: first?.row ?? row })) };
};
