import type { EuroRates } from '@tavolina/shared-api/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { type Cart, type CartLine, lineKey } from '../cart/cart.ts';
import { LazyLineSheet } from './lazy-dish-sheet.tsx';

/**
 * The way to the choices of a line: opens its sheet, which is to be shown as `sheet`.
 * @param onChange gets the cart with the changed line
 * @param returnsFocus whether what had the focus before the sheet gets it afterwards
 */
export const useLineSheet = (
  cart: Cart,
  rates: EuroRates,
  onChange: (cart: Cart) => void,
  returnsFocus?: () => boolean,
): { openLine: (line: CartLine) => void; sheet: ReactNode } => {
  const [key, setKey] = useState<string>();
  const line = cart.lines.find((candidate) => lineKey(candidate) === key);
  return {
    openLine: (chosen) => setKey(lineKey(chosen)),
    sheet: line ? (
      <Suspense>
        <LazyLineSheet
          cart={cart}
          rates={rates}
          line={line}
          onChange={onChange}
          onClose={() => setKey(undefined)}
          returnsFocus={returnsFocus}
        />
      </Suspense>
    ) : null,
  };
};
