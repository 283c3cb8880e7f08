import type { MenuCard } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button } from '@tavolina/shared-ui';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@tavolina/shared-ui/overlays')).ConfirmDialog,
}));

/** Deletes a menu, after saying what will be lost. */
export const DeleteMenu = ({ menu, onConfirm }: { menu: MenuCard; onConfirm: () => void }) => {
  const { t } = useTranslation('business');
  const [isAsking, setIsAsking] = useState<boolean>();
  const { title } = menu;
  return (
    <>
      <Button
        size="sm"
        variant="danger-quiet"
        icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
        aria-label={t('menus.named', { action: t('menus.delete'), title })}
        onClick={() => setIsAsking(true)}
      >
        {t('menus.delete')}
      </Button>
      {isAsking === undefined ? null : (
        <Suspense>
          <ConfirmDialog
            open={isAsking}
            onOpenChange={setIsAsking}
            title={t('menus.deleteTitle', { title })}
            text={t('menus.deleteText', {
              sections: t('menus.sections', { count: menu.sections_count }),
              items: t('menus.items', { count: menu.items_count }),
            })}
            confirmLabel={t('menus.deleteConfirm')}
            cancelLabel={t('menus.deleteKeep')}
            onConfirm={onConfirm}
          />
        </Suspense>
      )}
    </>
  );
};
