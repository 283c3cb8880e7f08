import type { MenuCard } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button } from '@tavolina/shared-ui';
import { Ban } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const StockSheet = lazy(async () => ({ default: (await import('./stock-sheet.tsx')).StockSheet }));

/** Leads from a menu's card to what of it has run out. */
export const StockButton = ({ menu }: { menu: MenuCard }) => {
  const { t } = useTranslation('business');
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={<Ban size={16} strokeWidth={1.75} aria-hidden="true" />}
        aria-label={t('menus.named', { action: t('soldOut.mark'), title: menu.title })}
        onClick={() => setIsOpen(true)}
      >
        {t('soldOut.mark')}
      </Button>
      {isOpen === undefined ? null : (
        <Suspense>
          <StockSheet menu={menu} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
};
