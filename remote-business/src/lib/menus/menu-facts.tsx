import type { Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { BADGE_ICON } from '@tavolina/shared-console/page/icon.ts';
import { Badge } from '@tavolina/shared-ui';
import { Globe, PencilLine } from 'lucide-react';

/** Whether diners see a menu. */
export const MenuStatusBadge = ({ status }: { status: Menu['is_published'] }) => {
  const { t } = useTranslation('business');
  const isPublished = status === 'published';
  const Icon = isPublished ? Globe : PencilLine;
  return (
    <Badge tone={isPublished ? 'success' : 'neutral'} icon={<Icon {...BADGE_ICON} />}>
      {t(isPublished ? 'menus.published' : 'menus.draft')}
    </Badge>
  );
};

/** Kitchen, kind and price range of a menu in words, as far as they are known. */
export const useMenuFacts = () => {
  const { t } = useTranslation('business');
  return (menu: Pick<Menu, 'cuisine_type' | 'category' | 'price_range'>): string =>
    [
      menu.cuisine_type && t(`cuisine_type.${menu.cuisine_type}`, menu.cuisine_type),
      menu.category && t(`category.${menu.category}`, menu.category),
      menu.price_range,
    ]
      .filter(Boolean)
      .join(' · ');
};
