import { serverNow } from '@tavolina/shared-api/client';
import { type MomentKind, useMoment } from '@tavolina/shared-ui';

/** Names a time within a sentence, by the server's clock (product.md §127): “rreth orës 19:40”, “nesër rreth orës 11:15”. */
export const useMomentText = (): ((kind: MomentKind, iso: string) => string) => {
  const moment = useMoment();
  return (kind, iso) => moment(kind, iso, serverNow());
};
