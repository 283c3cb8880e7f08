import {
  ApiError,
  followOrderByPush,
  followsOrderByPush,
  presentPushEndpoint,
  pushAbility,
  subscribeToPushes,
  unfollowOrderByPush,
} from '@tavolina/shared-api/client';
import { type CustomerOrder, orderStatusFacts } from '@tavolina/shared-api/contract';
import {
  useInstallOffer,
  useMutation,
  useQuery,
  useQueryClient,
  useTranslation,
} from '@tavolina/shared-api/runtime';
import { Button, InstallOffer, Notice } from '@tavolina/shared-ui';
import { Bell, BellOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { MEDIUM_ICON } from '../../lib/icon.ts';
import styles from './tracking.module.css';

/** Lets the diner's device be told when the order's time changes, when it is ready and if it is cancelled (product.md §316, §319). */
export const OrderPushes = ({ order, email }: { order: CustomerOrder; email: string }) => {
  const { t } = useTranslation('diner');
  const [ability, setAbility] = useState(pushAbility);
  const install = useInstallOffer();
  const client = useQueryClient();
  const { isOver, isMade } = orderStatusFacts(order.status);
  const state = useQuery({
    queryKey: ['order-pushes', order.id],
    queryFn: async ({ signal }) => {
      const endpoint = await presentPushEndpoint();
      return endpoint !== undefined && followsOrderByPush({ orderId: order.id, email, endpoint }, signal);
    },
    enabled: ability === 'possible' && !isOver,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Where that cannot be found out, a press on start does no harm to a device that is told already.
  const isOn = state.data === true;
  const setIsOn = (now: boolean): void => {
    client.setQueryData(['order-pushes', order.id], now);
  };
  const follow = useMutation({
    mutationFn: async () => {
      const subscription = await subscribeToPushes();
      if (subscription) await followOrderByPush(order.id, email, subscription);
      return subscription !== undefined;
    },
    onSuccess: setIsOn,
    onSettled: () => setAbility(pushAbility()),
  });
  const stop = useMutation({
    mutationFn: async () => {
      const endpoint = await presentPushEndpoint();
      if (endpoint) await unfollowOrderByPush(order.id, email, endpoint);
    },
    onSuccess: () => setIsOn(false),
  });
  const said = useRef<HTMLParagraphElement>(null);
  const isAsked = follow.submittedAt > 0;
  useEffect(() => {
    // The button has gone with the browser's no, so keys and screen readers go on at what says why.
    if (isAsked && ability !== 'possible' && document.activeElement === document.body) said.current?.focus();
  }, [isAsked, ability]);
  // Who is told that it is ready has nothing left to be told of, but can stop what was begun.
  if (isOver || (isMade && !isOn)) return null;
  const installOffer = install ? (
    <InstallOffer
      why={t('tracking.push.installWhy')}
      label={t('tracking.push.install')}
      onInstall={install}
    />
  ) : null;
  if (ability !== 'possible')
    return (
      <div>
        <p ref={said} tabIndex={-1}>
          {t(`tracking.push.${ability}`)}
        </p>
        {installOffer}
      </div>
    );
  const error = follow.error ?? stop.error;
  return (
    <div className={styles.pushes}>
      <output>{t(isOn ? 'tracking.push.on' : 'tracking.push.why')}</output>
      {error ? (
        <Notice tone="danger">
          {(error instanceof ApiError && error.detail) || t('tracking.push.failed')}
        </Notice>
      ) : null}
      <Button
        full
        busy={state.isLoading || follow.isPending || stop.isPending}
        icon={isOn ? <BellOff {...MEDIUM_ICON} /> : <Bell {...MEDIUM_ICON} />}
        onClick={() => (isOn ? stop.mutate() : follow.mutate())}
      >
        {t(isOn ? 'tracking.push.stop' : 'tracking.push.start')}
      </Button>
      {installOffer}
    </div>
  );
};
