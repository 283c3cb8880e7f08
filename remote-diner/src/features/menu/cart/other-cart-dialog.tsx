import { useTranslation } from '@tavolina/shared-api/runtime';
import { ConfirmDialog } from '@tavolina/shared-ui/overlays';
import { type Cart, countOf } from '../../../lib/cart/cart.ts';

/** Asks before a second place gets a cart of its own; the first one stays as it is (product.md §21). */
export const OtherCartDialog = ({
  other,
  place,
  onConfirm,
  onClose,
}: {
  /** The cart that is already filled, at another place. */
  other: Cart;
  /** The place whose dish was pressed. */
  place: string;
  onConfirm: () => void;
  onClose: () => void;
}) => {
  const { t } = useTranslation('diner');
  return (
    <ConfirmDialog
      open
      isSafe
      closesOnBack
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('otherCart.title', { place })}
      text={t('otherCart.text', { other: other.businessName, count: countOf(other) })}
      confirmLabel={t('otherCart.confirm')}
      cancelLabel={t('otherCart.cancel')}
      onConfirm={onConfirm}
    />
  );
};
