import type { EuroRates } from '@tavolina/shared-api/contract';
import type { Cart } from '../../lib/cart/cart.ts';
import { saveCart } from '../../lib/cart/cart-store.ts';
import { useLineSheet } from '../../lib/dish/use-line-sheet.tsx';
import type { PricedCart, PricedCartLine } from '../../lib/pricing/price-cart.ts';
import type { OrderFailure } from './order-failure.ts';

/** The line whose choice the server refused: one that the live menu refuses too, else the first of that dish. */
const refusedLine = (
  { lines }: PricedCart,
  failure: OrderFailure | undefined,
): PricedCartLine | undefined => {
  if (failure?.kind !== 'choice') return undefined;
  const { subject } = failure;
  return (
    lines.find(({ problem }) => problem) ??
    lines.find(({ name }) => subject === name || subject.startsWith(`${name}: `))
  );
};

/** The way from the checkout to what was chosen of a dish (product.md §408). */
export const useChoiceAgain = (
  cart: Cart,
  priced: PricedCart,
  rates: EuroRates,
  { failure, forget }: { failure: OrderFailure | undefined; forget: () => void },
) => {
  const handleChange = (next: Cart): void => {
    saveCart(next);
    forget();
  };
  const { openLine, sheet } = useLineSheet(cart, rates, handleChange);
  const line = refusedLine(priced, failure);
  return {
    openLine,
    sheet,
    /** The dish that the server refused the choice of, and the way to it. */
    choose: line && { name: line.name, onChoose: (): void => openLine(line) },
    /** Whether what the menu changed is told by the failure already. */
    isTold: failure?.kind === 'sold_out' || failure?.kind === 'choice',
  };
};
