import { useTranslation } from '@tavolina/shared-api/runtime';
import { ConfirmDialog } from '@tavolina/shared-ui/overlays';
import type { Order } from './use-move.ts';
import { useMoveName } from './use-move-name.ts';

/**
 * Confirms the promotion or abort of a canary. Says which version will be live for whom, and whether no
 * visitor has opened the canary.
 */
export const MoveQuestion = ({
  order,
  open,
  onOpenChange,
  onConfirm,
}: {
  order: Order;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
}) => {
  const { t } = useTranslation('shell');
  const nameOf = useMoveName();
  const {
    part: { part, stable, canary },
    action,
    isUnopened,
  } = order;
  const text = action === 'promote' && isUnopened ? 'promoteUnopened' : action;
  const [from, to] = action === 'promote' ? [stable, canary?.version] : [canary?.version, stable];
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`${part}: ${nameOf(order)}?`}
      text={t(`platform.ask.${text}`, { from, to, percent: canary?.percent })}
      confirmLabel={nameOf(order)}
      cancelLabel={t('platform.ask.leave')}
      isSafe={action === 'promote' && !isUnopened}
      onConfirm={onConfirm}
    />
  );
};
