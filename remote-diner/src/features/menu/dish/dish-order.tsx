import type { Item } from '@tavolina/shared-api/contract';
import { type Cart, lineKey, withQuantity } from '../../../lib/cart/cart.ts';
import { saveCart } from '../../../lib/cart/cart-store.ts';
import { DishChoice } from './dish-choice.tsx';
import { DishQuantity } from './dish-quantity.tsx';

/** How a dish gets into the cart: by one press, or by choosing what there is to choose of it (product.md §407). */
export const DishOrder = ({
  item,
  cart,
  hasChoices,
  onAdd,
  onChoose,
}: {
  item: Item;
  cart: Cart;
  hasChoices: boolean;
  onAdd: (item: Item) => void;
  onChoose: (item: Item) => void;
}) => {
  const { id, name } = item;
  const lines = cart.lines.filter(({ itemId }) => itemId === id);
  const [line] = lines;
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (hasChoices) return <DishChoice id={id} name={name} count={count} onChoose={() => onChoose(item)} />;
  return (
    <DishQuantity
      id={id}
      name={name}
      count={count}
      onAdd={() => onAdd(item)}
      onCount={(next) => line && saveCart(withQuantity(cart, lineKey(line), next))}
    />
  );
};
