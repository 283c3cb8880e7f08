import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, ErrorState, formatTime, LoadState, Logo, Notice, Skeleton } from '@tavolina/shared-ui';
import { type ReactNode, useRef } from 'react';
import { PlatformRefusal } from './ask-platform.ts';
import styles from './platform-frame.module.css';
import { PlatformLinks } from './platform-links.tsx';
import { SignIn } from './sign-in.tsx';
import { useToken } from './use-token.ts';

/** What a page of the operators is drawn from. */
export interface Shown<T> {
  data: T;
  token: string;
  /** Loads the data again. */
  reload: () => void;
}

/** A page of the operators: sign-in, and its data once somebody is signed in, renewed every few seconds. */
export const PlatformFrame = <T,>({
  title,
  failed,
  about,
  load,
  refreshMs,
  isOperator,
  teamOf,
  above,
  children,
}: {
  title: string;
  /** Says that the data did not load. */
  failed: string;
  /** Which data it is, beside the token. */
  about: readonly (string | number)[];
  load: (token: string) => Promise<T>;
  /** Time after which the data is loaded again, in ms; false: only when somebody asks for it. */
  refreshMs: number | false;
  /** Whether links lead to pages that only operators and observers see. */
  isOperator: (data: T) => boolean;
  /** Name of the team, where the data says so. */
  teamOf?: (data: T) => string;
  /** Stands above the data, also while it loads. */
  above?: ReactNode;
  children: (shown: Shown<T>) => ReactNode;
}) => {
  const { t } = useTranslation('shell');
  const content = useRef<HTMLElement>(null);
  const { token, enter, leave } = useToken();
  const { data, error, dataUpdatedAt, isPlaceholderData, refetch } = useQuery({
    queryKey: ['platform', token, ...about],
    queryFn: () => load(token),
    refetchInterval: refreshMs,
    refetchOnWindowFocus: refreshMs !== false,
    refetchOnReconnect: refreshMs !== false,
    enabled: token !== '',
    retry: false,
    // Another page of the same list, never what another token showed.
    placeholderData: (before, query) => (query?.queryKey[1] === token ? before : undefined),
  });
  const reload = (): void => void refetch();
  const status = error instanceof PlatformRefusal ? error.status : undefined;
  const isSignedIn = token !== '' && status !== 401;
  // The pressed button disappears, so the focus moves to what replaces it.
  const andFocus = (): void => content.current?.focus();

  const failure =
    status === 403 ? (
      <ErrorState title={t('platform.forOperators')} />
    ) : (
      <ErrorState title={failed} onRetry={reload} />
    );

  return (
    <div className={styles.page}>
      <title>{title}</title>
      <header className={styles.header}>
        <Logo to="/" />
        {isSignedIn && (data || status === 403) ? (
          <div className={styles.team}>
            {data && teamOf ? <p>{t('platform.team', { team: teamOf(data) })}</p> : null}
            <PlatformLinks isOperator={data !== undefined && isOperator(data)} />
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                leave();
                andFocus();
              }}
            >
              {t('platform.leave')}
            </Button>
          </div>
        ) : null}
      </header>
      <main id="content" ref={content} className={styles.content} tabIndex={-1}>
        <h1>{title}</h1>
        {isSignedIn ? (
          <>
            {status === 403 ? null : above}
            <LoadState
              data={data}
              error={error}
              failed={failure}
              loading={
                <div aria-busy="true">
                  <Skeleton height="240px" />
                </div>
              }
            >
              {(shown) => (
                <>
                  {error ? (
                    <Notice tone="attention">
                      {t('platform.stale', { time: formatTime(new Date(dataUpdatedAt).toISOString()) })}
                    </Notice>
                  ) : null}
                  <div className={styles.shown} aria-busy={isPlaceholderData || undefined}>
                    {children({ data: shown, token, reload })}
                  </div>
                </>
              )}
            </LoadState>
          </>
        ) : (
          <SignIn
            isRefused={status === 401}
            onToken={(entered) => {
              enter(entered);
              andFocus();
            }}
          />
        )}
      </main>
    </div>
  );
};
