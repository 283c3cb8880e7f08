import type { ImportPreview } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { ICON } from '@tavolina/shared-console/page/icon.ts';
import { Button, counted } from '@tavolina/shared-ui';
import { Check } from 'lucide-react';
import { ConfirmButton } from '../../lib/form/confirm-button.tsx';

/** Imports what was compared. A table that keeps nothing of the menu may be another menu's, so it is asked about first. */
export const ApplyButton = ({
  preview: { table, changed, unchanged, removed },
  isBusy,
  onApply,
}: {
  preview: ImportPreview;
  isBusy: boolean;
  onApply: () => void;
}) => {
  const { t, i18n } = useTranslation('business');
  const button = {
    variant: 'action',
    busy: isBusy,
    icon: <Check {...ICON} />,
    children: t('files.apply'),
  } as const;
  const keepsNothing = removed > 0 && changed + unchanged === 0;
  if (!keepsNothing) return <Button {...button} onClick={onApply} />;
  return (
    <ConfirmButton
      {...button}
      question={{
        title: t(
          table === 'choices' ? 'files.removeAllOptions' : 'files.removeAll',
          counted(removed, i18n.language),
        ),
        text: t(table === 'choices' ? 'files.removeAllOptionsText' : 'files.removeAllText'),
        confirmLabel: t('files.removeAllConfirm'),
        cancelLabel: t('files.removeAllKeep'),
        onConfirm: onApply,
      }}
    />
  );
};
