import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../primitives/button.tsx';
import styles from './overlay.module.css';
import { ignoreSecondTap } from './second-tap.ts';
import { useCloseOnBack } from './use-close-on-back.ts';

/** A panel at the lower edge. Focus stays inside while it is open and returns afterwards; the way back closes it. */
export const Sheet = ({
  open,
  onOpenChange,
  title,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
}) => {
  const { t } = useTranslation('ui');
  useCloseOnBack(open, () => onOpenChange(false));
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.scrim} />
        <Dialog.Popup className={styles.sheet}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close
              onClick={ignoreSecondTap}
              render={
                <IconButton label={t('close')} icon={<X size={22} strokeWidth={1.75} aria-hidden="true" />} />
              }
            />
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
