import { useTranslation } from '@tavolina/shared-api/runtime';
import { readStored, writeStored } from '@tavolina/shared-console/device/storage.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { Button, ButtonLink, ignoreSecondTap, Notice } from '@tavolina/shared-ui';
import { type MouseEvent, useState } from 'react';

/** Asks for something that leads on, until it is told that it need not ask on this device. */
export const AskOnce = ({
  storedAs,
  to,
  action,
  children,
}: {
  /** What the device keeps the answer under. */
  storedAs: string;
  to: string;
  /** Names the link. */
  action: string;
  children: string;
}) => {
  const { t } = useTranslation('business');
  const [, setIsAnswered] = useState(false);
  if (readStored('localStorage', storedAs) !== null) return null;
  const handleLater = (event: MouseEvent): void => {
    ignoreSecondTap(event);
    writeStored('localStorage', storedAs, 'later');
    setIsAnswered(true);
  };
  return (
    <Notice
      tone="info"
      action={
        <div className={page.line}>
          <ButtonLink size="sm" to={to}>
            {action}
          </ButtonLink>
          <Button size="sm" variant="quiet" onClick={handleLater}>
            {t('common.later')}
          </Button>
        </div>
      }
    >
      {children}
    </Notice>
  );
};
