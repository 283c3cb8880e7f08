import { useTranslation } from '@tavolina/shared-api/runtime';
import { visuallyHidden } from '@tavolina/shared-ui';
import { Check, Share2 } from 'lucide-react';
import { useState } from 'react';
import { ICON } from '../../lib/icon.ts';
import styles from './menu-header.module.css';

/** Without https a browser offers neither way; where the page is drawn for one, it is taken to offer one. */
const wayToShare = (): 'sheet' | 'copy' | undefined => {
  if (typeof navigator === 'undefined') return 'copy';
  if ('share' in navigator) return 'sheet';
  return 'clipboard' in navigator ? 'copy' : undefined;
};

/** Passes the page's link on: by the device's own sheet, else as a copy. */
export const ShareButton = ({ title }: { title: string }) => {
  const { t } = useTranslation('diner');
  const [copy, setCopy] = useState<'copied' | 'notCopied'>();
  const way = wayToShare();
  const handleShare = async (): Promise<void> => {
    const url = window.location.href;
    if (way === 'sheet') {
      // Closing the sheet without sharing is reported as a failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    // What was said of a copy before goes first, so that the next one is announced too.
    setCopy(undefined);
    setCopy(
      await navigator.clipboard.writeText(url).then(
        () => 'copied' as const,
        () => 'notCopied' as const,
      ),
    );
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
        {copy === 'copied' ? <Check {...ICON} /> : <Share2 {...ICON} />}
      </button>
      <output className={copy === 'notCopied' ? styles.refused : visuallyHidden}>
        {copy ? t(`menu.${copy}`) : ''}
      </output>
    </>
  );
};
