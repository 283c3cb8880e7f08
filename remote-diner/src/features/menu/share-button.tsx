import { useTranslation } from '@tavolina/shared-api/runtime';
import { Check, Share2 } from 'lucide-react';
import { useState } from 'react';
import styles from './menu-header.module.css';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Passes the page's link on: by the device's own sheet, else as a copy. */
export const ShareButton = ({ title }: { title: string }) => {
  const { t } = useTranslation('diner');
  const [isCopied, setIsCopied] = useState(false);
  const hasSheet = 'share' in navigator;
  const handleShare = async (): Promise<void> => {
    const url = window.location.href;
    if (hasSheet) {
      // Closing the sheet without sharing is reported as a failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url);
    setIsCopied(true);
  };
  // Without https a browser offers neither.
  if (!hasSheet && !('clipboard' in navigator)) return null;
  return (
    <>
      <button
        type="button"
        className={styles.round}
        aria-label={t('menu.share')}
        onClick={() => void handleShare()}
      >
        {isCopied ? <Check {...ICON} /> : <Share2 {...ICON} />}
      </button>
      <output className={styles.hidden}>{isCopied ? t('menu.copied') : ''}</output>
    </>
  );
};
