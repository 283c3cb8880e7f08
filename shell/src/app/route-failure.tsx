import { askForLife } from '@tavolina/shared-api/client';
import {
  isMissingFile,
  useLocation,
  useNavigate,
  useRouteError,
  useTranslation,
} from '@tavolina/shared-api/runtime';
import { Button, ButtonLink } from '@tavolina/shared-ui';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse } from 'react-router-dom';
import { showFailure } from '../preview/show-failure.ts';
import { fallBack } from '../remotes/fallback.ts';
import { RemoteUnavailableError } from '../remotes/load-remote.ts';
import { reloadStaleTab } from '../remotes/stale-tab.ts';
import { recordError } from '../reports/error-records.ts';
import { reportReady } from '../reports/report-ready.ts';
import { MessagePage } from './message-page.tsx';
import { PageNotFound } from './page-not-found.tsx';

/** Shown when a page fails to load or throws. The frame stays, and retrying loads the code again. */
export const RouteFailure = () => {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const { t } = useTranslation('shell');
  const [isRetrying, setIsRetrying] = useState(false);
  const isMissing = isMissingFile(error);
  const isAway = error instanceof RemoteUnavailableError;

  const isUnknown = isRouteErrorResponse(error) && error.status === 404;

  useEffect(() => {
    reportReady();
    if (isUnknown || isAway) return;
    showFailure(error);
    if (!isMissing) {
      recordError(error);
      fallBack(pathname);
      return;
    }
    let isOver = false;
    // While the server is down, a reload would leave an empty tab.
    void askForLife().then((isThere) => {
      if (isThere && !isOver && !reloadStaleTab()) fallBack(pathname);
    });
    return () => {
      isOver = true;
    };
  }, [isUnknown, isAway, isMissing, pathname, error]);

  if (isUnknown) return <PageNotFound />;

  const handleRetry = async (): Promise<void> => {
    setIsRetrying(true);
    // Bundler and router cache failed chunks and modules. Only a new document clears both.
    if (isAway) await navigate({ pathname, search, hash }, { replace: true, state });
    else if (await askForLife()) window.location.reload();
    setIsRetrying(false);
  };

  const texts = isAway || isMissing ? 'unavailable' : 'crashed';
  return (
    <MessagePage title={t(`${texts}.title`)} text={t(`${texts}.text`)} isFailure>
      <Button variant="action" busy={isRetrying} onClick={handleRetry}>
        {isRetrying ? t('unavailable.retrying') : t('unavailable.retry')}
      </Button>
      <ButtonLink variant="quiet" to="/">
        {t('unavailable.home')}
      </ButtonLink>
    </MessagePage>
  );
};
