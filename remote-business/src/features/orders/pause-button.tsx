import type { OrderingState } from '@tavolina/shared-api/contract';
import { lazyPart, useTranslation } from '@tavolina/shared-api/runtime';
import { useIsAhead } from '@tavolina/shared-console/device/use-is-ahead.ts';
import { MEDIUM_ICON } from '@tavolina/shared-console/page/icon.ts';
import { Button } from '@tavolina/shared-ui';
import { CirclePause } from 'lucide-react';
import { useState } from 'react';
import { PauseForm } from './pause-form.tsx';

const Sheet = lazyPart(async () => (await import('@tavolina/shared-ui/overlays')).Sheet);

/** The button that opens the form of a pause, to start or change it. */
export const PauseButton = ({ state }: { state: OrderingState }) => {
  const { t } = useTranslation('business');
  const [isOpen, setIsOpen] = useState<boolean>();
  const isPaused = useIsAhead(state.paused_until);
  return (
    <>
      <Button icon={<CirclePause {...MEDIUM_ICON} />} onClick={() => setIsOpen(true)}>
        {t(isPaused ? 'pause.change' : 'pause.open')}
      </Button>
      {isOpen === undefined ? null : (
        <Sheet open={isOpen} onOpenChange={setIsOpen} title={t('pause.title')}>
          <PauseForm state={state} onPaused={() => setIsOpen(false)} />
        </Sheet>
      )}
    </>
  );
};
