/** The value in one row of a thing that several rows are about; undefined: there is no column for it, empty or null: nothing. */
interface RowValue<T> {
  row: number;
  value: T | undefined;
}

/** The value of all rows, and the rows with another one than a row before. */
export interface MergedValue<T> {
  value: T | undefined;
  conflicts: { row: number; first: number }[];
}

const isEmpty = (value: unknown): boolean => value === '' || value === null;

/** Merges the values of the rows about one thing (product.md §505): one row that has it is enough. */
export const mergeRowValues = <T>(values: readonly RowValue<T>[]): MergedValue<T> => {
  const present = values.filter(({ value }) => value !== undefined);
  const filled = present.filter(({ value }) => !isEmpty(value));
  const first = filled[0] ?? present[0];
  const conflicts = filled.filter(({ value }) => value !== first?.value);
  return {
    value: first?.value,
    conflicts: conflicts.map(({ row }) => ({ row, first: first?.row ?? row })),
  };
};
