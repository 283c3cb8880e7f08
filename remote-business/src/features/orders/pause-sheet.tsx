import type { OrderingState } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Sheet } from '@tavolina/shared-ui/overlays';
import { PauseForm } from './pause-form.tsx';

/** The form of a pause in a sheet, which stays while it closes. */
export const PauseSheet = ({
  state,
  open,
  onOpenChange,
}: {
  state: OrderingState;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) => {
  const { t } = useTranslation('business');
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t('pause.title')}>
      <PauseForm state={state} onPaused={() => onOpenChange(false)} />
    </Sheet>
  );
};
