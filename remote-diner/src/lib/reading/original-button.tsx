import type { Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button } from '@tavolina/shared-ui';
import { Languages } from 'lucide-react';
import { SMALL_ICON } from '../icon.ts';
import { showOriginal, translatedInto, useWish } from './reading-store.ts';

/** Shows what a place wrote itself, or the translation again (product.md §429); nothing where there is none. */
export const OriginalButton = ({ menu }: { menu: Menu }) => {
  const { t } = useTranslation('diner');
  const wish = useWish();
  if (!translatedInto(menu, wish)) return null;
  return (
    <div>
      <Button
        variant="quiet"
        size="sm"
        icon={<Languages {...SMALL_ICON} />}
        onClick={() => showOriginal(!wish.isOriginal)}
      >
        {t(wish.isOriginal ? 'dish.showTranslation' : 'dish.showOriginal')}
      </Button>
    </div>
  );
};
