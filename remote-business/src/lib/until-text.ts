import { serverNow } from '@tavolina/shared-api/client';
import { formatMoment } from '@tavolina/shared-ui';

/** A time until which something holds: today's without its date, by the server's clock (product.md §127). */
export const untilText = (time: string): string => formatMoment(time, serverNow());
