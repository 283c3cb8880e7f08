import type { OrderStatus } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice, useOrderStatusName } from '@tavolina/shared-ui';
import styles from './order.module.css';
import type { OrderConflict as Conflict } from './order-edit.ts';

/** Says what somebody else changed in the order first, that nothing typed is lost, and offers both ways to continue. */
export const OrderConflict = ({
  isRefused,
  moved,
  current,
  wanted,
  hasNotes,
  onKeep,
  onDiscard,
}: {
  /** Whether a save was refused because of it; else it happened while the owner was typing. */
  isRefused: boolean;
  moved: Conflict | undefined;
  current: OrderStatus;
  /** The status the owner asked for. */
  wanted: OrderStatus;
  /** The owner has notes that are not saved. */
  hasNotes: boolean;
  onKeep: (status: OrderStatus) => void;
  onDiscard: () => void;
}) => {
  const { t } = useTranslation('business');
  const statusName = useOrderStatusName();
  const sentences = [
    moved?.status &&
      t('conflict.status', {
        before: statusName(moved.status.before),
        after: statusName(moved.status.after),
      }),
    moved?.notes && t('conflict.notes', { notes: moved.notes }),
    moved?.notes === '' && t('conflict.notesRemoved'),
    hasNotes && t('conflict.kept'),
  ];
  const isOtherStatus = wanted !== current;
  return (
    <Notice
      tone={isRefused ? 'danger' : 'attention'}
      title={t('conflict.title')}
      action={
        <div className={styles.choices}>
          {isOtherStatus || hasNotes ? (
            <Button size="sm" onClick={() => onKeep(wanted)}>
              {isOtherStatus
                ? t('conflict.keepStatus', { status: statusName(wanted) })
                : t('conflict.keepNotes')}
            </Button>
          ) : null}
          <Button size="sm" variant="quiet" onClick={onDiscard}>
            {t('conflict.discard')}
          </Button>
        </div>
      }
    >
      {sentences.filter(Boolean).join(' ')}
    </Notice>
  );
};
