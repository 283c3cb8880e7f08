import { serverNow } from '@tavolina/shared-api/client';
import { formatMoment as formatMomentAt } from '@tavolina/shared-ui';

/** A time of today as `19:40`, of another day with its date, by the server's clock. */
export const formatMoment = (iso: string): string => formatMomentAt(iso, serverNow());
