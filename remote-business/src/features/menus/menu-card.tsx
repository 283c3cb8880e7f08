import type { MenuCard as Card } from '@tavolina/shared-api/contract';
import { Link, useNavigate, useTranslation } from '@tavolina/shared-api/runtime';
import { SMALL_ICON } from '@tavolina/shared-console/page/icon.ts';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { ButtonLink, counted, FoodCard, foodCard, formatDateTime, Notice, Switch } from '@tavolina/shared-ui';
import { ExternalLink, Pencil } from 'lucide-react';
import { useState } from 'react';
import { ConfirmWithoutItems } from '../../lib/menus/confirm-without-items.tsx';
import { MenuStatusBadge, useMenuFacts } from '../../lib/menus/menu-facts.tsx';
import { CopyLink } from './copy-link.tsx';
import { DeleteMenu } from './delete-menu.tsx';
import styles from './menu-card.module.css';
import { SoldOutSheet } from './sold-out-sheet.tsx';
import type { MenuActions } from './use-menu-actions.ts';

/** One of the owner's menus, and what can be done with it. All of it leads to the menu. */
export const MenuCard = ({ menu, actions }: { menu: Card; actions: MenuActions }) => {
  const { t, i18n } = useTranslation('business');
  const factsOf = useMenuFacts();
  const { id, title } = menu;
  const isPublished = menu.is_published === 'published';
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const publish = (): void => actions.publish({ ...menu, is_published: 'published' });
  const handleSwitch = (): void => {
    if (isPublished) actions.publish({ ...menu, is_published: 'draft' });
    // Its cover names the first items that diners see.
    else if (menu.item_names.length === 0) setIsAsking(true);
    else publish();
  };
  return (
    <FoodCard
      place={menu.owner.business_name}
      cuisine={menu.cuisine_type}
      items={menu.item_names}
      imageUrl={menu.image_url}
      image={menu.image}
      actions={
        <div className={styles.actions}>
          <Switch
            label={t('menus.isPublished')}
            aria-label={t('common.named', { action: t('menus.isPublished'), title })}
            checked={isPublished}
            onChange={handleSwitch}
            disabled={menu.taken_down !== undefined}
          />
          <ConfirmWithoutItems
            isAsking={isAsking}
            onSave={() => {
              setIsAsking(false);
              publish();
            }}
            onAdd={() => {
              setIsAsking(false);
              void navigate(PATHS.editMenu(id));
            }}
          />
          <ButtonLink
            size="sm"
            to={PATHS.editMenu(id)}
            icon={<Pencil {...SMALL_ICON} />}
            aria-label={t('common.named', { action: t('menus.edit'), title })}
          >
            {t('menus.edit')}
          </ButtonLink>
          <ButtonLink
            size="sm"
            variant="quiet"
            to={PATHS.publicMenu(id)}
            target="_blank"
            icon={<ExternalLink {...SMALL_ICON} />}
            aria-label={`${t('common.named', { action: t('menus.view'), title })} (${t('menus.newTab')})`}
          >
            {t('menus.view')}
          </ButtonLink>
          <CopyLink menu={menu} />
          {menu.items_count === 0 ? null : <SoldOutSheet menu={menu} />}
          <DeleteMenu menu={menu} onConfirm={() => actions.remove(menu)} />
        </div>
      }
    >
      <div className={styles.head}>
        <h2>
          <Link className={foodCard.link} to={PATHS.menu(id)}>
            {title}
          </Link>
        </h2>
        <MenuStatusBadge status={menu.is_published} />
      </div>
      {menu.taken_down ? (
        <Notice tone="attention">
          {t('menus.takenDown', { reason: menu.taken_down.reason })}{' '}
          <Link to="/contact">{t('menus.writeToUs')}</Link>
        </Notice>
      ) : null}
      <p className={foodCard.muted}>{factsOf(menu) || '\u00a0'}</p>
      <p className={foodCard.description}>{menu.description || t('menus.noDescription')}</p>
      <p className={foodCard.muted}>
        {t('menus.sections', counted(menu.sections_count, i18n.language))} ·{' '}
        {t('menus.items', counted(menu.items_count, i18n.language))}
      </p>
      <p className={foodCard.muted}>{t('menus.updated', { at: formatDateTime(menu.updated_at) })}</p>
    </FoodCard>
  );
};
