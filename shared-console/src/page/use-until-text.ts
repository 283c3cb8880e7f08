import { serverNow } from '@tavolina/shared-api/client';
import { useMoment } from '@tavolina/shared-ui';

/** Names a time until which something holds, within a sentence and by the server's clock (product.md §127). */
export const useUntilText = (): ((iso: string) => string) => {
  const moment = useMoment();
  return (iso) => moment('until', iso, serverNow());
};
