import { useTranslation } from '@tavolina/shared-api/runtime';
import { ButtonLink, Notice } from '@tavolina/shared-ui';
import type { Cart } from '../../lib/cart/cart.ts';

/**
 * A cart of which no menu can be seen any more, as where its place was taken down: nothing of it is lost (product.md §599).
 */
export const MenuGone = ({ cart: { businessName, lines } }: { cart: Cart }) => {
  const { t } = useTranslation('diner');
  return (
    <Notice
      tone="attention"
      title={t('checkout.menuGone.title', { place: businessName })}
      action={
        <ButtonLink size="sm" to="/restaurants">
          {t('menu.toRestaurants')}
        </ButtonLink>
      }
    >
      {t('checkout.menuGone.text', { names: lines.map(({ name }) => name).join(', ') })}
    </Notice>
  );
};
