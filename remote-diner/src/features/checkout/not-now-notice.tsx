import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice } from '@tavolina/shared-ui';
import type { ReactNode } from 'react';
import { useMomentText } from '../../lib/way/use-moment-text.ts';
import { leaveTable, saveChosenWay } from '../../lib/way/way-store.ts';
import type { OrderFailure } from './order-failure.ts';
import type { OrderWay } from './use-order-way.ts';

type NotNow = Extract<OrderFailure, { kind: 'not_now' }>;

/** Why an order cannot be had in this way or at this time, and one press to what can be had (product.md §285, §520). */
export const NotNowNotice = ({
  businessId,
  failure,
  isBusy,
  order,
  onChosen,
}: {
  businessId: string;
  failure: NotNow;
  isBusy: boolean;
  order: OrderWay;
  onChosen: () => void;
}) => {
  const { t } = useTranslation('diner');
  const moment = useMomentText();
  const { code, detail, nextAt, takesNext } = failure;
  const slot = nextAt && !takesNext ? order.slots.find((free) => free >= nextAt) : undefined;
  // What is said is what the press chooses.
  const next = slot ?? nextAt;
  const choice = (label: string, choose: () => void): ReactNode => (
    <Button
      size="sm"
      aria-disabled={isBusy}
      onClick={() => {
        choose();
        onChosen();
      }}
    >
      {label}
    </Button>
  );
  const action = (): ReactNode => {
    if (code === 'table_unknown') return choice(t('when.asPickup'), () => leaveTable(businessId));
    if (code === 'fulfilment_unavailable') {
      const isPickupLeft = order.way === 'table' && order.ways?.includes('pickup');
      return isPickupLeft
        ? choice(t('when.asPickup'), () => saveChosenWay(businessId, { way: 'pickup', askedFor: null }))
        : null;
    }
    if (!next || !(slot || takesNext)) return null;
    return choice(t('when.choose', { when: moment('for', next) }), () =>
      saveChosenWay(businessId, takesNext ? { askedFor: null, readyBy: next } : { askedFor: next }),
    );
  };
  return (
    <Notice tone="danger" action={action()}>
      {detail} {next ? t('when.nextAt', { when: moment('at', next) }) : null}
    </Notice>
  );
};
