import { lazyPart, useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { useMediaQuery } from '@tavolina/shared-console/device/use-media-query.ts';
import { ICON } from '@tavolina/shared-console/page/icon.ts';
import { Button } from '@tavolina/shared-ui';
import { Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LazyPart, lazyCode } from '../../pages/lazy-part.tsx';
import styles from './preview-part.module.css';

const Sheet = lazyPart(async () => (await import('@tavolina/shared-ui/overlays')).Sheet);

/** From this width on the phone stands beside the form; the stylesheets of forms say the same. */
const WIDE = '(min-width: 1280px)';

/** The phone, which forms are drawn without (product.md §205). */
const loadPhone = () => import('./phone-menu.tsx');
const phoneCode = lazyCode('phone', loadPhone);

/** What draws the phone, once it is in view. */
export type DrawnBy = Pick<Awaited<ReturnType<typeof loadPhone>>, 'PhoneMenu'>;

interface Preview {
  children: (code: DrawnBy) => ReactNode;
}

const Shown = ({ children }: Preview) => (
  <LazyPart query={useQuery(phoneCode)} height="640px">
    {children}
  </LazyPart>
);

/** The phone beside a form, or behind a button where there is no room for both. */
export const PreviewPart = (preview: Preview) => {
  const { t } = useTranslation('business');
  const isWide = useMediaQuery(WIDE);
  const [isOpen, setIsOpen] = useState<boolean>();
  if (isWide)
    return (
      <aside className={styles.preview} aria-label={t('editor.preview')}>
        <p className={styles.head}>{t('editor.preview')}</p>
        <Shown {...preview} />
      </aside>
    );
  return (
    <div className={styles.button}>
      <Button full icon={<Smartphone {...ICON} />} onClick={() => setIsOpen(true)}>
        {t('editor.preview')}
      </Button>
      {isOpen === undefined ? null : (
        <Sheet open={isOpen} onOpenChange={setIsOpen} title={t('editor.preview')}>
          <Shown {...preview} />
        </Sheet>
      )}
    </div>
  );
};
