import { lazyPart, useTranslation } from '@tavolina/shared-api/runtime';
import { useRef } from 'react';

const ConfirmDialog = lazyPart(async () => (await import('@tavolina/shared-ui/overlays')).ConfirmDialog);

/** Asks before a menu of which diners would see no items goes to them (product.md §164). */
export const ConfirmWithoutItems = ({
  isAsking,
  onSave,
  onAdd,
}: {
  isAsking: boolean;
  onSave: () => void;
  /** Goes back to writing instead. */
  onAdd: () => void;
}) => {
  const { t } = useTranslation('business');
  /** The dialog closes by itself after its answer, which is no wish to go back. */
  const isSaving = useRef(false);
  if (!isAsking) {
    isSaving.current = false;
    return null;
  }
  return (
    <ConfirmDialog
      open
      isSafe
      title={t('editor.withoutItems.title')}
      text={t('editor.withoutItems.text')}
      confirmLabel={t('editor.withoutItems.save')}
      cancelLabel={t('editor.withoutItems.add')}
      onConfirm={() => {
        isSaving.current = true;
        onSave();
      }}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSaving.current) onAdd();
      }}
    />
  );
};
