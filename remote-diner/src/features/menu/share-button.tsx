import { useTranslation } from '@tavolina/shared-api/runtime';
import { visuallyHidden } from '@tavolina/shared-ui';
import { Check, Share2 } from 'lucide-react';
import { useState } from 'react';
import styles from './menu-header.module.css';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Without https a browser offers neither way; where the page is drawn for one, it is taken to offer one. */
const wayToShare = (): 'sheet' | 'copy' | undefined => {
  if (typeof navigator === 'undefined') return 'copy';
  if ('share' in navigator) return 'sheet';
  return 'clipboard' in navigator ? 'copy' : undefined;
};

/** Passes the page's link on: by the device's own sheet, else as a copy. */
export const ShareButton = ({ title }: { title: string }) => {
  const { t } = useTranslation('diner');
  const [isCopied, setIsCopied] = useState(false);
  const way = wayToShare();
  const handleShare = async (): Promise<void> => {
    const url = window.location.href;
    if (way === 'sheet') {
      // Closing the sheet without sharing is reported as a failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url);
    setIsCopied(true);
  };
  if (!way) return null;
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
      <output className={visuallyHidden}>{isCopied ? t('menu.copied') : ''}</output>
    </>
  );
};
