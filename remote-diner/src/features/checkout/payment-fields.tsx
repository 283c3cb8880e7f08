import type { PaymentMethod } from '@tavolina/shared-api/contract';
import { LIMITS, toDecimal } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatMoney, RadioCard } from '@tavolina/shared-ui';
import { CreditCard, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { LARGE_ICON } from '../../lib/icon.ts';
import styles from './checkout.module.css';
import type { CardOffer } from './payment-choice.ts';

/** Card or at the restaurant; a card that is not offered says why. */
export const PaymentFields = ({
  offer,
  total,
  method,
  onMethod,
  card,
}: {
  offer: CardOffer;
  /** As shown, in euro. */
  total: string;
  method: PaymentMethod;
  onMethod: (method: PaymentMethod) => void;
  /** The fields of a card, shown once it is chosen. */
  card: ReactNode;
}) => {
  const { t, i18n } = useTranslation('diner');
  const euro = (minor: number): string => formatMoney(toDecimal(minor), 'EUR', i18n.language);
  const limits = { minimum: euro(LIMITS.cardMinimumMinor), maximum: euro(LIMITS.cardMaximumMinor) };
  return (
    <>
      <h2 id="payment">{t('checkout.howToPay')}</h2>
      <fieldset className={styles.fields} aria-labelledby="payment">
        <RadioCard
          name="payment"
          disabled={offer !== 'offered'}
          checked={method === 'card'}
          onChange={() => onMethod('card')}
          label={t('checkout.card')}
          description={
            offer === 'offered' ? t('checkout.cardText', { total }) : t(`checkout.cardNot.${offer}`, limits)
          }
          icon={<CreditCard {...LARGE_ICON} />}
        >
          {card}
        </RadioCard>
        <RadioCard
          name="payment"
          checked={method === 'pay_later'}
          onChange={() => onMethod('pay_later')}
          label={t('checkout.payLater')}
          description={t('checkout.payLaterText')}
          icon={<Wallet {...LARGE_ICON} />}
        />
      </fieldset>
    </>
  );
};
