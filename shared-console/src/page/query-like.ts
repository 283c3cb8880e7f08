/** What a component needs of a query whose states it shows. */
export interface QueryLike<T> {
  data: T | undefined;
  error: Error | null;
  refetch: () => unknown;
}
