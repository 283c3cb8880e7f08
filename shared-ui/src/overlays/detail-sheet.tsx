import { Dialog } from '@base-ui/react/dialog';
import clsx from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../primitives/button.tsx';
import styles from './detail-sheet.module.css';
import overlay from './overlay.module.css';
import { ignoreSecondTap } from './second-tap.ts';
import { useCloseOnBack } from './use-close-on-back.ts';

/**
 * One thing in full, with what is done with it, if anything, always in view below. A photograph stands above its name, a drawing
 * beside it (product.md §590). A panel at the lower edge, on wide screens a dialog in the middle. Focus stays inside while it is open and returns afterwards; the way back
 * closes it.
 */
export const DetailSheet = ({
  onClose,
  title,
  titleLanguage,
  cover,
  footer,
  returnsFocus,
  children,
}: {
  onClose: () => void;
  title: string;
  /** Where it is another one than that of the page. */
  titleLanguage?: string | undefined;
  cover: ReactNode;
  /** Left out where nothing is done with it. */
  footer?: ReactNode;
  /** Asked when it closes: whether what had the focus before gets it. Without it, it does. */
  returnsFocus?: (() => boolean) | undefined;
  children: ReactNode;
}) => {
  const { t } = useTranslation('ui');
  useCloseOnBack(true, onClose);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={overlay.scrim} forceRender />
        <Dialog.Popup className={styles.sheet} finalFocus={returnsFocus}>
          <Dialog.Close
            onClick={ignoreSecondTap}
            render={
              <IconButton
                className={styles.close}
                label={t('close')}
                icon={<X size={22} strokeWidth={1.75} aria-hidden="true" />}
              />
            }
          />
          <div className={styles.scroll}>
            <div className={styles.cover}>{cover}</div>
            <div className={styles.body}>
              <Dialog.Title className={clsx(overlay.title, styles.title)} lang={titleLanguage}>
                {title}
              </Dialog.Title>
              {children}
            </div>
          </div>
          {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
