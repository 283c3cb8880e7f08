import { useTranslation } from '@tavolina/shared-api/runtime';
import { Notice } from '@tavolina/shared-ui';
import type { ComponentProps } from 'react';
import { CartChanges } from '../../lib/cart/cart-changes.tsx';
import { hasLongNote } from '../../lib/pricing/cart-problems.ts';
import { MenuGone } from './menu-gone.tsx';
import { UnservedLines } from './unserved-lines.tsx';

type Unserved = ComponentProps<typeof UnservedLines>;

/**
 * What keeps a cart from being ordered as it is: it changed since its diner looked, a note does not fit,
 * or some of it is not served then.
 */
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
  const { t } = useTranslation('diner');
  const noted = changes.priced.lines.filter(hasLongNote);
  if (isGone) return <MenuGone cart={changes.cart} />;
  return (
    <>
      {isTold ? null : <CartChanges {...changes} />}
      {noted.length > 0 ? (
        <Notice tone="attention">
          {t('cart.longNote', { names: noted.map(({ name }) => name).join(', ') })}
        </Notice>
      ) : null}
      {unserved.length > 0 && madeFor ? (
        <UnservedLines lines={unserved} madeFor={madeFor} onTakeOut={onTakeOut} />
      ) : null}
    </>
  );
};
