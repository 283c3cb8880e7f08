import {
  type Fulfilment,
  isPaidOnline,
  LIMITS,
  PAYMENT_METHODS,
  type PaymentConfig,
  type PaymentMethod,
  toDecimal,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { CardFields, type CardParts, formatMoney, RadioCard } from '@tavolina/shared-ui';
import { CreditCard, Wallet } from 'lucide-react';
import { LARGE_ICON } from '../../lib/icon.ts';
import styles from './checkout.module.css';
import type { CardOffer } from './payment-choice.ts';

/** The ways to pay; an online one that is not offered says why, the other one when and where. */
export const PaymentFields = ({
  way,
  offer,
  euroTotal,
  method,
  onMethod,
  config,
  onCard,
}: {
  /** How the order is got. */
  way: Fulfilment;
  offer: CardOffer;
  euroTotal: number;
  method: PaymentMethod;
  onMethod: (method: PaymentMethod) => void;
  /** How cards are taken here, once that is known. */
  config: PaymentConfig | undefined;
  /** Gets the fields of a card, which are shown once it is chosen, when they are ready. Must be stable. */
  onCard: (card: CardParts | undefined) => void;
}) => {
  const { t, i18n } = useTranslation('diner');
  const euro = (amount: number): string => formatMoney(amount, 'EUR', i18n.language);
  const limits = {
    minimum: euro(toDecimal(LIMITS.cardMinimumMinor)),
    maximum: euro(toDecimal(LIMITS.cardMaximumMinor)),
  };
  const textOf = (each: PaymentMethod): string => {
    if (!isPaidOnline(each)) return t(`checkout.methodText.at.${way}`);
    return offer === 'offered'
      ? t(`checkout.methodText.${each}`, { total: euro(euroTotal) })
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
              {isOnline && config ? (
                <div className={styles.card}>
                  <CardFields config={config} failedText={t('checkout.cardFailedText')} onCard={onCard} />
                </div>
              ) : null}
            </RadioCard>
          );
        })}
      </fieldset>
    </>
  );
};
