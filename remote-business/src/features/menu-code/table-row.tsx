import type { PlaceTable } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { ConfirmButton } from '../../lib/form/confirm-button.tsx';

/** What can be done with a table. */
const BUTTONS = [{ act: 'renew' }, { act: 'remove', variant: 'quiet' }] as const;

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
      {BUTTONS.map(({ act, ...look }) => (
        <ConfirmButton
          key={act}
          size="sm"
          {...look}
          aria-label={t(`tables.${act}Of`, { table: table.label })}
          question={{
            title: t(`tables.${act}Title`, { table: table.label }),
            text: t(`tables.${act}Text`),
            confirmLabel: t(`tables.${act}`),
            cancelLabel: t('common.cancel'),
            onConfirm: { renew: onRenew, remove: onRemove }[act],
          }}
        >
          {t(`tables.${act}`)}
        </ConfirmButton>
      ))}
    </li>
  );
};
