import { getOwnReadyScreen, removeReadyScreen, renewReadyScreen } from '@tavolina/shared-api/client';
import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  useTranslation,
} from '@tavolina/shared-api/runtime';
import { Button, ButtonLink, Notice, Skeleton } from '@tavolina/shared-ui';
import { ConfirmButton } from '../../lib/confirm-button.tsx';
import { CopyButton } from '../../lib/copy-button.tsx';
import page from '../../lib/page.module.css';
import { PATHS } from '../../lib/paths.ts';
import { QueryState } from '../../lib/query-state.tsx';
import { useFailureText } from '../../lib/use-failure-text.ts';
import styles from './hours.module.css';

const screenQuery = queryOptions({
  queryKey: ['own-guest-screen'],
  queryFn: ({ signal }) => getOwnReadyScreen(signal),
});

const Address = ({
  code,
  isBusy,
  onRenew,
  onRemove,
}: {
  code: string;
  isBusy: boolean;
  onRenew: () => void;
  onRemove: () => void;
}) => {
  const { t } = useTranslation('business');
  const address = new URL(PATHS.guestScreen(code), window.location.origin).href;
  return (
    <>
      <p className={styles.address}>{address}</p>
      <div className={page.line}>
        <ButtonLink size="sm" to={PATHS.guestScreen(code)} target="_blank">
          {t('guestScreen.open')}
        </ButtonLink>
        <CopyButton text={() => address} label={t('guestScreen.copy')} />
        <ConfirmButton
          size="sm"
          variant="quiet"
          busy={isBusy}
          question={{
            title: t('guestScreen.renewTitle'),
            text: t('guestScreen.renewText'),
            confirmLabel: t('guestScreen.renew'),
            cancelLabel: t('guestScreen.keep'),
            onConfirm: onRenew,
          }}
        >
          {t('guestScreen.renew')}
        </ConfirmButton>
        <ConfirmButton
          size="sm"
          variant="quiet"
          busy={isBusy}
          question={{
            title: t('guestScreen.removeTitle'),
            text: t('guestScreen.removeText'),
            confirmLabel: t('guestScreen.remove'),
            cancelLabel: t('guestScreen.keep'),
            onConfirm: onRemove,
          }}
        >
          {t('guestScreen.remove')}
        </ConfirmButton>
      </div>
    </>
  );
};

/** The address of a screen that tells guests which orders are ready: to open, to copy, and to make void (product.md §345). */
export const GuestScreenSection = () => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const client = useQueryClient();
  const renew = useMutation({
    mutationFn: renewReadyScreen,
    onSuccess: (screen) => client.setQueryData(screenQuery.queryKey, screen),
  });
  const remove = useMutation({
    mutationFn: removeReadyScreen,
    onSuccess: () => client.setQueryData(screenQuery.queryKey, { code: null }),
  });
  const error = renew.error ?? remove.error;
  const isBusy = renew.isPending || remove.isPending;
  return (
    <section className={page.card} aria-labelledby="guest-screen">
      <div>
        <h2 id="guest-screen">{t('guestScreen.section')}</h2>
        <p className={page.muted}>{t('guestScreen.sectionText')}</p>
      </div>
      {error ? <Notice tone="danger">{failureText(error, t('guestScreen.notKept'))}</Notice> : null}
      <QueryState
        query={useQuery(screenQuery)}
        failed={t('guestScreen.loadFailed')}
        loading={<Skeleton height="44px" radius="10px" />}
      >
        {({ code }) =>
          code === null ? (
            <div className={page.line}>
              <Button busy={isBusy} onClick={() => renew.mutate()}>
                {t('guestScreen.make')}
              </Button>
            </div>
          ) : (
            <Address
              code={code}
              isBusy={isBusy}
              onRenew={() => renew.mutate()}
              onRemove={() => remove.mutate()}
            />
          )
        }
      </QueryState>
    </section>
  );
};
