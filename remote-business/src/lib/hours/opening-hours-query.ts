import { getOpeningHours } from '@tavolina/shared-api/client';
import { queryOptions } from '@tavolina/shared-api/runtime';

/** The place's opening hours and their version. */
export const openingHoursQuery = queryOptions({
  queryKey: ['opening-hours'],
  queryFn: ({ signal }) => getOpeningHours(signal),
});
