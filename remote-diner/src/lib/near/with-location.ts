import type { Location } from '@tavolina/shared-api/contract';

/** The query of a list with the place that distances are measured from (product.md §260). */
export const withLocation = <Query extends object>(query: Query, location: Location | null): Query => ({
  ...query,
  ...location,
});
