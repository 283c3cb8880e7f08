import { useTranslation } from '@tavolina/shared-api/runtime';
import { ConfirmDialog } from '@tavolina/shared-ui/overlays';
import type { Order } from './use-move.ts';
import { useMoveName } from './use-move-name.ts';

/** The versions a move leads from and to, and what stays beside them. */
const leadsOf = ({ part: { stable, canary, last_good }, action }: Order) => {
  const running = canary?.version ?? '';
  return {
    rollback: { from: stable, to: last_good ?? '' },
    promote: { from: stable, to: running },
    abort: { from: running, to: stable },
  }[action];
};

/** Asks before a move, and says which version becomes live for whom. */
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
  const { part, action } = order;
  const { from, to } = leadsOf(order);
  const stays = action === 'rollback' && part.canary?.version !== to ? part.canary : null;
  const texts = [
    t(`platform.ask.${action}`, { from, to, percent: part.canary?.percent }),
    ...(stays ? [t('platform.ask.canaryStays', stays)] : []),
  ];
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`${part.part}: ${nameOf(order)}?`}
      text={texts.join(' ')}
      confirmLabel={nameOf(order)}
      cancelLabel={t('platform.ask.leave')}
      isSafe={action === 'promote'}
      onConfirm={onConfirm}
    />
  );
};
