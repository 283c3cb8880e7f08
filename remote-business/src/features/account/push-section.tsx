import {
  addPushDevice,
  listPushDevices,
  pushAbility,
  removePushDevice,
  subscribeToPushes,
} from '@tavolina/shared-api/client';
import type { PushDevice } from '@tavolina/shared-api/contract';
import {
  queryOptions,
  useInstallOffer,
  useMutation,
  useQuery,
  useQueryClient,
  useTranslation,
} from '@tavolina/shared-api/runtime';
import { ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { unlessGone } from '@tavolina/shared-console/page/refusal.ts';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { Badge, Button, formatDateTime, InstallOffer, Notice, Skeleton } from '@tavolina/shared-ui';
import { Laptop, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { focusContainer } from '../../lib/focus-container.ts';
import { useOnce } from '../../lib/form/use-once.ts';
import styles from './account.module.css';

const ICONS = { phone: Smartphone, tablet: Smartphone, computer: Laptop };

const devicesQuery = queryOptions({
  queryKey: ['push-devices'],
  queryFn: ({ signal }) => listPushDevices(signal),
});

const Device = ({
  device,
  isBusy,
  onRemove,
}: {
  device: PushDevice;
  isBusy: boolean;
  onRemove: () => void;
}) => {
  const { t } = useTranslation('business');
  const Icon = ICONS[device.kind ?? 'computer'];
  const name = [device.browser, device.system].filter(Boolean).join(' · ') || t('sessions.unknown');
  const since = formatDateTime(device.since);
  return (
    <li>
      <Icon {...ICON} size={22} />
      <div>
        <p>
          {name} {device.is_current ? <Badge tone="success">{t('sessions.this')}</Badge> : null}
        </p>
        <p className={page.muted}>
          {device.last_push_at
            ? t('push.times', { since, last: formatDateTime(device.last_push_at) })
            : t('push.since', { since })}
        </p>
      </div>
      <Button
        size="sm"
        busy={isBusy}
        aria-label={t('common.named', { action: t('push.remove'), title: name })}
        onClick={onRemove}
      >
        {t('push.remove')}
      </Button>
    </li>
  );
};

/** Devices that are told of orders while the console is closed (product.md §315, §319). */
export const PushSection = () => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const client = useQueryClient();
  const section = useRef<HTMLElement>(null);
  const [ability, setAbility] = useState(pushAbility);
  const install = useInstallOffer();
  const query = useQuery(devicesQuery);
  const refresh = () => client.invalidateQueries(devicesQuery);
  const add = useMutation({
    mutationFn: async () => {
      const subscription = await subscribeToPushes();
      if (subscription) await addPushDevice(subscription);
      return subscription !== undefined;
    },
    onSuccess: (isAdded) => {
      // The button goes once the device is told, or the browser has said no for good.
      if (isAdded || pushAbility() !== 'possible') focusContainer(section.current);
    },
    onSettled: () => {
      setAbility(pushAbility());
      return refresh();
    },
  });
  const remove = useMutation({
    mutationFn: (id: string) => unlessGone(removePushDevice(id)),
    onSettled: () => {
      // The button goes with its device.
      focusContainer(section.current);
      return refresh();
    },
  });
  const isRepeatable = true;
  const addOnce = useOnce(() => add.mutateAsync(), { isRepeatable });
  const removeOnce = useOnce(remove.mutateAsync, { isRepeatable });
  const error = add.error ?? remove.error;
  return (
    <section ref={section} className={page.card} aria-labelledby="push" tabIndex={-1}>
      <h2 id="push">{t('push.title')}</h2>
      <p className={page.muted}>{t('push.why')}</p>
      {error ? <Notice tone="danger">{failureText(error, t('push.notKept'))}</Notice> : null}
      {ability === 'possible' ? null : <Notice tone="info">{t(`push.${ability}`)}</Notice>}
      <QueryState query={query} failed={t('push.failed')} loading={<Skeleton height="96px" radius="10px" />}>
        {(devices) => (
          <>
            {devices.length === 0 ? <p>{t('push.none')}</p> : null}
            <ul className={styles.sessions}>
              {devices.map((device) => (
                <Device
                  key={device.id}
                  device={device}
                  isBusy={remove.isPending && remove.variables === device.id}
                  onRemove={() => removeOnce(device.id)}
                />
              ))}
            </ul>
            {ability === 'possible' && !devices.some(({ is_current }) => is_current) ? (
              <div className={page.line}>
                <Button busy={add.isPending} onClick={() => addOnce(undefined)}>
                  {t('push.add')}
                </Button>
              </div>
            ) : null}
          </>
        )}
      </QueryState>
      {install ? (
        <InstallOffer why={t('push.installWhy')} label={t('push.install')} onInstall={install} />
      ) : null}
    </section>
  );
};
