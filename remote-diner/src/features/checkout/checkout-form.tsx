import { useTranslation } from '@tavolina/shared-api/runtime';
import { TextArea, TextField } from '@tavolina/shared-ui';
import type { ReactNode } from 'react';
import type { CheckoutDraft } from '../../lib/cart/cart-state.ts';
import styles from './checkout.module.css';
import type { OrderFailure } from './order-failure.ts';
import { RememberContact } from './remember-contact.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';

/** Who orders. The button that submits stands outside, by the form's `id`. */
export const CheckoutForm = ({
  id,
  businessId,
  failure,
  way,
  payment,
  onSubmit,
}: {
  id: string;
  businessId: string;
  failure: OrderFailure | undefined;
  /** How and when it is got. */
  way: ReactNode;
  payment: ReactNode;
  onSubmit: (draft: CheckoutDraft) => void;
}) => {
  const { t } = useTranslation('diner');
  const { handleSubmit, name, email, phone, allergy, notes, isKept, keep } = useCheckoutForm(
    businessId,
    failure,
  );
  return (
    <form id={id} className={styles.form} noValidate onSubmit={handleSubmit(onSubmit)}>
      {way}
      <h2>{t('checkout.you')}</h2>
      <TextField label={t('checkout.name')} autoComplete="name" {...name} />
      <div className={styles.pair}>
        <TextField label={t('checkout.email')} type="email" autoComplete="email" {...email} />
        <TextField label={t('checkout.phone')} type="tel" autoComplete="tel" {...phone} />
      </div>
      <RememberContact isKept={isKept} onChange={keep} />
      {payment}
      <TextField
        label={t('checkout.allergy')}
        optional
        hint={t('checkout.allergyHint')}
        placeholder={t('checkout.allergyExample')}
        {...allergy}
      />
      <TextArea label={t('checkout.notes')} optional placeholder={t('checkout.notesExample')} {...notes} />
    </form>
  );
};
