import { useTranslation } from '@tavolina/shared-api/runtime';
import { Notice } from '@tavolina/shared-ui';
import { PhoneLink } from '../phone-link.tsx';

/** Says that nobody at a place sees online orders now, and which number to call (product.md §341). Empty without a number. */
export const CallNotice = ({
  number,
  takesLater,
}: {
  number: string | undefined;
  /** Whether orders for later are taken meanwhile. */
  takesLater: boolean;
}) => {
  const { t } = useTranslation('diner');
  if (number === undefined) return null;
  return (
    <Notice tone="attention">
      <strong>
        {t('opening.callToOrder')} <PhoneLink number={number} />
      </strong>
      <br />
      {t(takesLater ? 'opening.callOrLater' : 'opening.callWhy')}
    </Notice>
  );
};
