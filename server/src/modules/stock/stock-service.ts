export {
  type CountedRow,
  findCounted,
  listCounted,
  listDueMenus,
  listEmptied,
  resetCounts,
  storeCounts,
} from './stock-counts-repository.ts';
export {
  GONE_OF_MENU,
  IS_VISIBLE,
  LEFT,
  STOCK_OF_ITEM,
  STOCK_OF_MENU,
  type StockRow,
} from './stock-sql-repository.ts';
export {
  findNeededAgain,
  giveBackCounts,
  type MovedCount,
  readLeft,
  takeCounts,
} from './taken-stock-repository.ts';
