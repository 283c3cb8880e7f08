import type { EuroRates, Menu } from '@tavolina/shared-api/contract';
import { useQuery } from '@tavolina/shared-api/runtime';
import { type Cart, type CartLine, lineKey, withLine, withQuantity } from '../cart/cart.ts';
import { menuQuery } from '../menu-queries.ts';
import { itemsOf } from '../pricing/dish-prices.ts';
import { useWanted } from '../reading/reading-store.ts';
import { useReadMenu } from '../reading/use-read-menu.ts';
import { DishSheet } from './dish-sheet.tsx';

/** What the sheet of a line needs. */
export interface LineSheetProps {
  cart: Cart;
  rates: EuroRates;
  /** The line that is changed. */
  line: CartLine;
  onChange: (cart: Cart) => void;
  onClose: () => void;
  returnsFocus?: (() => boolean) | undefined;
}

const OpenSheet = ({
  menu,
  cart,
  line,
  rates,
  onChange,
  onClose,
  returnsFocus,
}: LineSheetProps & { menu: Menu }) => {
  const item = itemsOf(menu).find(({ id }) => id === line.itemId);
  if (!item) return null;
  const key = lineKey(line);
  const handleDone = (next: CartLine | null): void => {
    onChange(
      next
        ? withLine(cart, { ...next, ...(line.isRecommended && { isRecommended: true }) }, key)
        : withQuantity(cart, key, 0),
    );
    onClose();
  };
  return (
    <DishSheet
      item={item}
      menu={menu}
      cart={cart}
      rates={rates}
      line={line}
      onDone={handleDone}
      onClose={onClose}
      returnsFocus={returnsFocus}
    />
  );
};

/** The sheet of a dish in the cart, which may stand on another menu than the one that is shown. */
export const LineSheet = (props: LineSheetProps) => {
  const { data } = useQuery(menuQuery(props.line.menuId, useWanted()));
  const menu = useReadMenu(data);
  return menu ? <OpenSheet {...props} menu={menu} /> : null;
};
