import type { ComponentProps } from 'react';
import { CartChanges } from '../../lib/cart/cart-changes.tsx';
import { MenuGone } from './menu-gone.tsx';
import { UnservedLines } from './unserved-lines.tsx';

type Unserved = ComponentProps<typeof UnservedLines>;

/** What keeps a cart from being ordered as it is: it changed since its diner looked, or some of it is not served then. */
export const WhatChanged = ({
  isGone,
  isTold,
  unserved,
  madeFor,
  onTakeOut,
  ...changes
}: ComponentProps<typeof CartChanges> & {
  /** None of its menus is there. */
  isGone: boolean;
  /** Something else on the page says already what changed. */
  isTold: boolean;
  /** Lines that are not served when the order is made. */
  unserved: Unserved['lines'];
  madeFor: Unserved['madeFor'] | undefined;
  onTakeOut: Unserved['onTakeOut'];
}) => {
  if (isGone) return <MenuGone cart={changes.cart} />;
  return (
    <>
      {isTold ? null : <CartChanges {...changes} />}
      {unserved.length > 0 && madeFor ? (
        <UnservedLines lines={unserved} madeFor={madeFor} onTakeOut={onTakeOut} />
      ) : null}
    </>
  );
};
