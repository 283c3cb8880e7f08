import type { MenuCard } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { SMALL_ICON } from '@tavolina/shared-console/page/icon.ts';
import { counted } from '@tavolina/shared-ui';
import { Trash2 } from 'lucide-react';
import { ConfirmButton } from '../../lib/form/confirm-button.tsx';

/** Deletes a menu, after saying what will be lost. */
export const DeleteMenu = ({ menu, onConfirm }: { menu: MenuCard; onConfirm: () => void }) => {
  const { t, i18n } = useTranslation('business');
  const { title } = menu;
  return (
    <ConfirmButton
      size="sm"
      variant="danger-quiet"
      icon={<Trash2 {...SMALL_ICON} />}
      aria-label={t('common.named', { action: t('menus.delete'), title })}
      question={{
        title: t('menus.deleteTitle', { title }),
        text: t('menus.deleteText', {
          sections: t('menus.sections', counted(menu.sections_count, i18n.language)),
          items: t('menus.items', counted(menu.items_count, i18n.language)),
        }),
        confirmLabel: t('menus.deleteConfirm'),
        cancelLabel: t('menus.deleteKeep'),
        onConfirm,
      }}
    >
      {t('menus.delete')}
    </ConfirmButton>
  );
};
