import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '../primitives/button.tsx';
import styles from './overlay.module.css';
import { ignoreSecondTap } from './second-tap.ts';
import { useCloseOnBack } from './use-close-on-back.ts';

/** Confirms an action that cannot be undone, and says what will be lost; `isSafe` where nothing is. */
export const ConfirmDialog = ({
  open,
  onOpenChange,
  title,
  text,
  confirmLabel,
  cancelLabel,
  onConfirm,
  isSafe = false,
  closesOnBack = false,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: string;
  /** Names the action; not "OK". */
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  isSafe?: boolean;
  /** Whether the way back closes it, as it does a sheet. Not where that way is what it asks about. */
  closesOnBack?: boolean;
  /** What can be chosen for the action. */
  children?: ReactNode;
}) => {
  useCloseOnBack(open && closesOnBack, () => onOpenChange(false));
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.scrim} forceRender />
        <AlertDialog.Popup className={styles.dialog}>
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description className={styles.text}>{text}</AlertDialog.Description>
          {children}
          <div className={styles.buttons}>
            <AlertDialog.Close render={<Button />} onClick={ignoreSecondTap}>
              {cancelLabel}
            </AlertDialog.Close>
            <Button
              variant={isSafe ? 'action' : 'danger'}
              onClick={(event) => {
                ignoreSecondTap(event);
                onConfirm();
                onOpenChange(false);
              }}
            >
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};
