import {
  type BusinessOrder,
  isUnanswered,
  OWNER_DECLINE_REASONS,
  type OwnerDeclineReason,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { type ButtonProps, formatMoney, RadioCard } from '@tavolina/shared-ui';
import { useId, useState } from 'react';
import { ConfirmButton } from '../../lib/form/confirm-button.tsx';
import styles from './order.module.css';

/**
 * Cancels an order after a question. A paid order is refunded and stays cancelled (product.md §52). For an unanswered
 * order it also asks for the reason, which the diner reads (product.md §289). The answer is to the question as it was
 * asked: what others change of the order meanwhile does not change it.
 */
export const DeclineOrder = ({
  order,
  onConfirm,
  ...button
}: Pick<ButtonProps, 'variant' | 'busy' | 'children'> & {
  order: BusinessOrder;
  /** `asked` is the order that the question was about. */
  onConfirm: (reason: OwnerDeclineReason | undefined, asked: BusinessOrder) => void;
}) => {
  const { t, i18n } = useTranslation('business');
  const group = useId();
  const [asked, setAsked] = useState(order);
  const [reason, setReason] = useState<OwnerDeclineReason>();
  const text = t('order.cancelText', { name: asked.customer_name });
  const total = formatMoney(asked.total_amount, asked.currency, i18n.language);
  return (
    <ConfirmButton
      {...button}
      onAsk={() => {
        setAsked(order);
        setReason(undefined);
      }}
      question={{
        title: t('order.cancelTitle', { id: asked.id }),
        text: asked.payment_status === 'paid' ? `${text} ${t('order.cancelRefund', { total })}` : text,
        confirmLabel: t('order.cancelConfirm'),
        cancelLabel: t('order.cancelKeep'),
        onConfirm: () => onConfirm(reason, asked),
        children: isUnanswered(asked) ? (
          <fieldset className={styles.reasons}>
            <legend>{t('order.declineReason')}</legend>
            {OWNER_DECLINE_REASONS.map((code) => (
              <RadioCard
                key={code}
                name={group}
                label={t(`order.decline.${code}`)}
                checked={reason === code}
                onChange={() => setReason(code)}
              />
            ))}
          </fieldset>
        ) : null,
      }}
    />
  );
};
