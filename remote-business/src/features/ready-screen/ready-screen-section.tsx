import { getOwnReadyScreen, removeReadyScreen, renewReadyScreen } from '@tavolina/shared-api/client';
import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  useTranslation,
} from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { Button, ButtonLink, Notice, Skeleton } from '@tavolina/shared-ui';
import { CopyButton } from '../../lib/files/copy-button.tsx';
import { ConfirmButton } from '../../lib/form/confirm-button.tsx';
import styles from './ready-screen-section.module.css';

const screenQuery = queryOptions({
  queryKey: ['own-ready-screen'],
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
  const address = new URL(PATHS.readyScreen(code), window.location.origin).href;
  return (
    <>
      <p className={styles.address}>{address}</p>
      <div className={page.line}>
        <ButtonLink size="sm" to={PATHS.readyScreen(code)} target="_blank">
          {t('readyScreen.open')}
        </ButtonLink>
        <CopyButton text={() => address} label={t('readyScreen.copy')} />
        <ConfirmButton
          size="sm"
          variant="quiet"
          busy={isBusy}
          question={{
            title: t('readyScreen.renewTitle'),
            text: t('readyScreen.renewText'),
            confirmLabel: t('readyScreen.renew'),
            cancelLabel: t('readyScreen.keep'),
            onConfirm: onRenew,
          }}
        >
          {t('readyScreen.renew')}
        </ConfirmButton>
        <ConfirmButton
          size="sm"
          variant="quiet"
          busy={isBusy}
          question={{
            title: t('readyScreen.removeTitle'),
            text: t('readyScreen.removeText'),
            confirmLabel: t('readyScreen.remove'),
            cancelLabel: t('readyScreen.keep'),
            onConfirm: onRemove,
          }}
        >
          {t('readyScreen.remove')}
        </ConfirmButton>
      </div>
    </>
  );
};

/** The address of the screen that tells guests which orders are ready: to open, copy, replace or remove (product.md §345). */
export const ReadyScreenSection = () => {
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
    <section className={page.card} aria-labelledby="ready-screen">
      <div>
        <h2 id="ready-screen">{t('readyScreen.section')}</h2>
        <p className={page.muted}>{t('readyScreen.sectionText')}</p>
      </div>
      {error ? <Notice tone="danger">{failureText(error, t('readyScreen.notKept'))}</Notice> : null}
      <QueryState
        query={useQuery(screenQuery)}
        failed={t('readyScreen.loadFailed')}
        loading={<Skeleton height="44px" radius="10px" />}
      >
        {({ code }) =>
          code === null ? (
            <div className={page.line}>
              <Button busy={isBusy} onClick={() => renew.mutate()}>
                {t('readyScreen.make')}
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
