import { getOrderSettings } from '@tavolina/shared-api/client';
import { queryOptions } from '@tavolina/shared-api/runtime';

/** How the place takes orders. */
export const orderSettingsQuery = queryOptions({
  queryKey: ['order-settings'],
  queryFn: ({ signal }) => getOrderSettings(signal),
});
