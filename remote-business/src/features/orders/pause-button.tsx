import type { OrderingState } from '@tavolina/shared-api/contract';
import { lazyPart, useTranslation } from '@tavolina/shared-api/runtime';
import { useIsAhead } from '@tavolina/shared-console/device/use-is-ahead.ts';
import { MEDIUM_ICON } from '@tavolina/shared-console/page/icon.ts';
import { Button } from '@tavolina/shared-ui';
import { CirclePause } from 'lucide-react';
import { useEffect, useState } from 'react';

const load = () => import(/* webpackChunkName: 'overlays' */ './pause-sheet.tsx');
const PauseSheet = lazyPart(async () => (await load()).PauseSheet);

/** The button that opens the form of a pause, to start or change it. */
export const PauseButton = ({ state }: { state: OrderingState }) => {
  const { t } = useTranslation('business');
  const [isOpen, setIsOpen] = useState<boolean>();
  const isPaused = useIsAhead(state.paused_until);
  // Behind the orders, so that it is there when the kitchen is full, also without a connection.
  useEffect(() => void load().catch(() => undefined), []);
  return (
    <>
      <Button icon={<CirclePause {...MEDIUM_ICON} />} onClick={() => setIsOpen(true)}>
        {t(isPaused ? 'pause.change' : 'pause.open')}
      </Button>
      {isOpen === undefined ? null : <PauseSheet state={state} open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
};
