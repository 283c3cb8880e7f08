import type { Stock } from '@tavolina/shared-api/contract';
import type { StockRow } from '../../stock/stock-service.ts';

/** How many are left as the API shows it; to how many it is set each day only owners see. */
export const presentStock = ({ left, daily }: StockRow, isOwner: boolean): Stock =>
  isOwner ? { left, daily } : { left };
