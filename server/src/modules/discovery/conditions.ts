/** Collects conditions of a query with their values, numbered in order. */
export interface Conditions {
  /** Adds a condition; `?` stands for the value. */
  add: (sql: string, value: unknown) => void;
  values: unknown[];
  /** All conditions joined with AND. */
  sql: () => string;
}

/** Starts with conditions that need no value. */
export const conditions = (...always: string[]): Conditions => {
  const parts = [...always];
  const values: unknown[] = [];
  return {
    values,
    add(sql, value) {
      values.push(value);
      parts.push(sql.replaceAll('?', `$${values.length}`));
    },
    sql: () => parts.join(' AND '),
  };
};
