import type { PlaceTable } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { ConfirmButton } from '../../lib/confirm-button.tsx';

/** A table with its name, a new code for it, and its removal (product.md §284). */
export const TableRow = ({
  table,
  isNew,
  onRenew,
  onRemove,
}: {
  table: PlaceTable;
  /** It is the one that was added last. */
  isNew: boolean;
  onRenew: () => void;
  onRemove: () => void;
}) => {
  const { t } = useTranslation('business');
  return (
    <li data-new={isNew || undefined}>
      <strong>{t('tables.table', { table: table.label })}</strong>
      <ConfirmButton
        size="sm"
        aria-label={t('tables.renewOf', { table: table.label })}
        question={{
          title: t('tables.renewTitle', { table: table.label }),
          text: t('tables.renewText'),
          confirmLabel: t('tables.renew'),
          cancelLabel: t('common.cancel'),
          onConfirm: onRenew,
        }}
      >
        {t('tables.renew')}
      </ConfirmButton>
      <ConfirmButton
        size="sm"
        variant="quiet"
        aria-label={t('tables.removeOf', { table: table.label })}
        question={{
          title: t('tables.removeTitle', { table: table.label }),
          text: t('tables.removeText'),
          confirmLabel: t('tables.remove'),
          cancelLabel: t('common.cancel'),
          onConfirm: onRemove,
        }}
      >
        {t('tables.remove')}
      </ConfirmButton>
    </li>
  );
};
