import { lazyPart, useTranslation } from '@tavolina/shared-api/runtime';
import { Button } from '@tavolina/shared-ui';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { ICON } from '../../lib/icon.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { PhonePreview } from './phone-preview.tsx';
import styles from './preview-part.module.css';

const Sheet = lazyPart(async () => (await import('@tavolina/shared-ui/overlays')).Sheet);

/** From this width on the phone stands beside the form; the stylesheet says the same. */
const WIDE = '(min-width: 1280px)';

/** The phone beside the form, or behind a button where there is no room for both. */
export const PreviewPart = (props: Parameters<typeof PhonePreview>[0]) => {
  const { t } = useTranslation('business');
  const isWide = useMediaQuery(WIDE);
  const [isOpen, setIsOpen] = useState<boolean>();
  if (isWide)
    return (
      <aside className={styles.preview} aria-label={t('editor.preview')}>
        <p className={styles.head}>{t('editor.preview')}</p>
        <PhonePreview {...props} />
      </aside>
    );
  return (
    <div className={styles.button}>
      <Button full icon={<Smartphone {...ICON} />} onClick={() => setIsOpen(true)}>
        {t('editor.preview')}
      </Button>
      {isOpen === undefined ? null : (
        <Sheet open={isOpen} onOpenChange={setIsOpen} title={t('editor.preview')}>
          <PhonePreview {...props} />
        </Sheet>
      )}
    </div>
  );
};
