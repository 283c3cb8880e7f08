import { currentRelease, useTranslation } from '@tavolina/shared-api/runtime';
import { Button } from '@tavolina/shared-ui';
import { StrictMode, useState } from 'react';
import type { createRoot } from 'react-dom/client';
import styles from './preview-badge.module.css';

const PREVIEW = '/preview';
/** Timeout of ending a preview, in ms. */
const ANSWER_MS = 10_000;

/** Shows which versions only this browser gets, with a button to end the preview. */
export const PreviewBadge = ({ versions }: { versions: Record<string, string> }) => {
  const { t } = useTranslation('shell');
  const [isEnding, setIsEnding] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const handleEnd = async (): Promise<void> => {
    setIsEnding(true);
    setHasFailed(false);
    const request = { method: 'DELETE', signal: AbortSignal.timeout(ANSWER_MS) };
    const answer = await fetch(PREVIEW, request).catch(() => undefined);
    if (answer?.ok) return window.location.reload();
    setIsEnding(false);
    setHasFailed(true);
  };

  return (
    <aside className={styles.badge} aria-label={t('preview.title')}>
      <div>
        <strong>{t('preview.title')}</strong>
        <ul>
          {Object.entries(versions).map(([part, version]) => (
            <li key={part}>
              {part} <code>{version}</code>
            </li>
          ))}
        </ul>
        {hasFailed ? <p role="alert">{t('preview.failed')}</p> : null}
      </div>
      <Button size="sm" busy={isEnding} onClick={() => void handleEnd()}>
        {t('preview.end')}
      </Button>
    </aside>
  );
};

/** Shows the badge above the page. A floating badge would cover the cart or the last button of a form. */
export const showPreview = (render: typeof createRoot): void => {
  const place = document.createElement('div');
  document.body.prepend(place);
  render(place).render(
    <StrictMode>
      <PreviewBadge versions={currentRelease().preview ?? {}} />
    </StrictMode>,
  );
};
