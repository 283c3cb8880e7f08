import {
  type Fulfilment,
  isPaidOnline,
  LIMITS,
  PAYMENT_METHODS,
  type PaymentMethod,
  toDecimal,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatMoney, RadioCard } from '@tavolina/shared-ui';
import { CreditCard, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { LARGE_ICON } from '../../lib/icon.ts';
import styles from './checkout.module.css';
import type { CardOffer } from './payment-choice.ts';

/** The ways to pay; an online one that is not offered says why, the other one when and where. */
export const PaymentFields = ({
  way,
  offer,
  total,
  method,
  onMethod,
  card,
}: {
  /** How the order is got. */
  way: Fulfilment;
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
  const textOf = (each: PaymentMethod): string => {
    if (!isPaidOnline(each)) return t(`checkout.methodText.at.${way}`);
    return offer === 'offered'
      ? t(`checkout.methodText.${each}`, { total })
      : t(`checkout.cardNot.${offer}`, limits);
  };
  return (
    <>
      <h2 id="payment">{t('checkout.howToPay')}</h2>
      <fieldset className={styles.fields} aria-labelledby="payment">
        {PAYMENT_METHODS.map((each) => {
          const isOnline = isPaidOnline(each);
          const isOffered = !isOnline || offer === 'offered';
          return (
            <RadioCard
              key={each}
              name="payment"
              disabled={!isOffered}
              checked={method === each}
              onChange={() => onMethod(each)}
              label={t(`checkout.method.${each}`)}
              description={textOf(each)}
              icon={isOnline ? <CreditCard {...LARGE_ICON} /> : <Wallet {...LARGE_ICON} />}
            >
              {isOnline ? card : null}
            </RadioCard>
          );
        })}
      </fieldset>
    </>
  );
};
