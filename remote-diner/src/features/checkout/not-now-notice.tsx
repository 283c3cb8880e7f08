import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice } from '@tavolina/shared-ui';
import type { ReactNode } from 'react';
import { PhoneLink } from '../../lib/phone-link.tsx';
import { useMomentText } from '../../lib/way/use-moment-text.ts';
import { leaveTable, saveChosenWay } from '../../lib/way/way-store.ts';
import type { OrderFailure } from './order-failure.ts';
import type { OrderWay } from './use-order-way.ts';

/** Refusals of the way, not of the time. */
const WAYS: ReadonlySet<string> = new Set(['table_unknown', 'fulfilment_unavailable']);

type NotNow = Extract<OrderFailure, { kind: 'not_now' }>;

/**
 * Why an order cannot be had in this way or at this time, and one press that chooses what can be had, or whom to call
 * (product.md §285, §288, §520).
 */
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
  const { choice: chosen, offer, contact } = order;
  const slot = nextAt && !takesNext ? offer.slots.find((free) => free >= nextAt) : undefined;
  const laterGone = code === 'slot_unavailable' ? offer.laterGone : undefined;
  // What is said is what the press chooses.
  const next = slot ?? nextAt;
  const choose = (askedFor: string | null, readyBy?: string): void =>
    saveChosenWay(businessId, { askedFor, ...(askedFor === null && { readyBy }) });
  const choice = (label: string, take: () => void): ReactNode => (
    <Button
      size="sm"
      aria-disabled={isBusy}
      onClick={() => {
        take();
        onChosen();
      }}
    >
      {label}
    </Button>
  );
  const otherWay = (): ReactNode => {
    if (code === 'table_unknown') return choice(t('when.asPickup'), () => leaveTable(businessId));
    return chosen.way === 'table' && offer.ways?.includes('pickup')
      ? choice(t('when.asPickup'), () => saveChosenWay(businessId, { way: 'pickup', askedFor: null }))
      : null;
  };
  const otherTime = (): ReactNode => {
    if (laterGone) return offer.soonAt ? choice(t('when.chooseSoon'), () => choose(null)) : null;
    if (!next || !(slot || takesNext)) return null;
    return choice(t('when.choose', { when: moment('for', next) }), () =>
      takesNext ? choose(null, next) : choose(next),
    );
  };
  // The page itself says whom to call, and why.
  if (code === 'fulfilment_unavailable' && contact.call) return null;
  const offered = WAYS.has(code) ? otherWay() : otherTime();
  const isPaused = code === 'ordering_paused';
  return (
    <Notice tone="danger" action={offered}>
      {laterGone ? t(`when.${laterGone}`) : detail} {isPaused ? offer.pauseNote : null}{' '}
      {next && !laterGone ? t('when.nextAt', { when: moment('at', next) }) : null}
      {offered || (next && !laterGone) || contact.call || !contact.phone ? null : (
        <>
          {t('opening.callToOrder')} <PhoneLink number={contact.phone} />
        </>
      )}
    </Notice>
  );
};
