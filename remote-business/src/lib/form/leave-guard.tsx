import { lazyPart, useBlocker, useTranslation } from '@tavolina/shared-api/runtime';
import { useEffect, useRef } from 'react';

const ConfirmDialog = lazyPart(async () => (await import('@tavolina/shared-ui/overlays')).ConfirmDialog);

/** Asks before changes are left behind, and says that the device keeps them. */
export const LeaveGuard = ({ isDirty }: { isDirty: () => boolean }) => {
  const { t } = useTranslation('business');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty() && currentLocation.pathname !== nextLocation.pathname,
  );
  /** The dialog closes by itself after its answer; going must not be taken back by that. */
  const isGoing = useRef(false);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (isDirty()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      open
      isSafe
      onOpenChange={(isOpen) => {
        if (!isOpen && !isGoing.current) blocker.reset();
      }}
      title={t('editor.leaveTitle')}
      text={t('editor.leaveText')}
      confirmLabel={t('editor.leave')}
      cancelLabel={t('editor.stay')}
      onConfirm={() => {
        isGoing.current = true;
        blocker.proceed();
      }}
    />
  );
};
