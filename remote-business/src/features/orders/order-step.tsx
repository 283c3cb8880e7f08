import { useTranslation } from '@tavolina/shared-api/runtime';
import { nextStep } from '@tavolina/shared-console/orders/next-step.ts';
import { NextStepButton } from '@tavolina/shared-console/orders/next-step-button.tsx';
import type { ButtonProps } from '@tavolina/shared-ui';
import type { OrderViewProps } from './orders-view.ts';

/** The button for the next step of an order, named with the order; empty after the last step. */
export const OrderStep = ({
  order: { id, status, version },
  isUrgent,
  isBusy,
  onChange,
  ...look
}: OrderViewProps & Pick<ButtonProps, 'full' | 'size'>) => {
  const { t } = useTranslation('business');
  const step = nextStep(status);
  if (!step) return null;
  return (
    <NextStepButton
      {...look}
      status={step}
      variant={isUrgent ? 'action' : 'secondary'}
      busy={isBusy}
      aria-label={t('orders.stepFor', { step: t(`step.${step}`), id })}
      onStep={(next) => onChange({ id, status: next, version })}
    />
  );
};
