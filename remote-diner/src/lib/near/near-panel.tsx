import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice } from '@tavolina/shared-ui';
import { useEffect } from 'react';
import styles from './near.module.css';
import { focusNearButton } from './near-button.tsx';
import { askLocation, explainNear, useNear } from './near-store.ts';

/**
 * What the browser is asked for and what becomes of the answer, before it is asked; afterwards why there was none
 * (product.md §260).
 */
export const NearPanel = ({ onFound }: { onFound: () => void }) => {
  const { t } = useTranslation('diner');
  const state = useNear((near) => near.state);
  const isShown = state !== 'quiet';
  // The pressed button goes with the panel.
  useEffect(() => (isShown ? focusNearButton : undefined), [isShown]);
  if (!isShown) return null;
  const isAsking = state === 'asking';
  const hasFailed = state !== 'explained' && !isAsking;
  const handleAsk = async (): Promise<void> => {
    if (await askLocation()) onFound();
  };
  return (
    <Notice
      tone={hasFailed ? 'attention' : 'info'}
      action={
        <div className={styles.buttons}>
          <Button size="sm" busy={isAsking} onClick={() => void handleAsk()}>
            {t(hasFailed ? 'near.again' : 'near.ask')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => explainNear(false)}>
            {t('near.notNow')}
          </Button>
        </div>
      }
    >
      {t(`near.state.${state}`)}
    </Notice>
  );
};
