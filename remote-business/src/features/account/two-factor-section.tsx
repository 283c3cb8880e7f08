import { getTwoFactor } from '@tavolina/shared-api/client';
import { queryOptions, useQuery, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { Badge, formatDate, Notice, Skeleton } from '@tavolina/shared-ui';
import { useRef, useState } from 'react';
import { focusContainer } from '../../lib/focus-container.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoFactorManage } from './two-factor-manage.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

const twoFactorQuery = queryOptions({
  queryKey: ['two-factor'],
  queryFn: ({ signal }) => getTwoFactor(signal),
});

/** Whether logins ask for a code of an app, and the recovery codes for the day the phone is lost (product.md §66). */
export const TwoFactorSection = () => {
  const { t } = useTranslation('business');
  const client = useQueryClient();
  const query = useQuery(twoFactorQuery);
  // Shown once and kept nowhere.
  const [codes, setCodes] = useState<string[]>();
  const [conflict, setConflict] = useState<unknown>();
  const failureText = useFailureText();
  // Takes the keys of a form that goes.
  const section = useRef<HTMLElement>(null);
  const refresh = (): void => void client.invalidateQueries(twoFactorQuery);
  const handleDone = (fresh: string[] | undefined): void => {
    setConflict(undefined);
    setCodes(fresh);
    refresh();
  };
  // The form that met it goes.
  const handleConflict = (failure: unknown): void => {
    focusContainer(section.current);
    setConflict(failure);
    refresh();
  };
  return (
    <section ref={section} className={page.card} aria-labelledby="two-factor" tabIndex={-1}>
      <h2 id="two-factor">{t('twoFactor.title')}</h2>
      <QueryState
        query={query}
        failed={t('twoFactor.failed')}
        loading={<Skeleton height="96px" radius="10px" />}
      >
        {({ is_on, since, recovery_codes_left }) => (
          <>
            <p className={page.muted}>
              {is_on ? (
                <>
                  <Badge tone="success">{t('twoFactor.on')}</Badge>{' '}
                  {since ? t('twoFactor.since', { date: formatDate(since) }) : null}{' '}
                  {t('twoFactor.left', { count: recovery_codes_left })}
                </>
              ) : (
                t('twoFactor.text')
              )}
            </p>
            {conflict ? <Notice tone="attention">{failureText(conflict)}</Notice> : null}
            {codes ? <RecoveryCodes key={codes[0]} codes={codes} /> : null}
            {is_on ? (
              <TwoFactorManage
                onCodes={handleDone}
                onOff={() => {
                  focusContainer(section.current);
                  handleDone(undefined);
                }}
                onConflict={handleConflict}
              />
            ) : (
              <TwoFactorSetup onCodes={handleDone} onConflict={handleConflict} />
            )}
          </>
        )}
      </QueryState>
    </section>
  );
};
