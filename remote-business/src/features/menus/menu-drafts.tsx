import { useTranslation } from '@tavolina/shared-api/runtime';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { ButtonLink, counted, formatDateTime, Notice } from '@tavolina/shared-ui';
import { ConfirmButton } from '../../lib/form/confirm-button.tsx';
import { type MenuDraftEntry, NEW_MENU } from '../../lib/menus/menu-drafts.ts';
import styles from './menu-drafts.module.css';
import { useMenuDrafts } from './use-menu-drafts.ts';

const KeptMenuLine = ({ menu, onDrop }: { menu: MenuDraftEntry; onDrop: () => void }) => {
  const { t } = useTranslation('business');
  const isNew = menu.menuId === NEW_MENU;
  const title = menu.title || t('menus.kept.untitled');
  return (
    <li>
      <span>{t(isNew ? 'menus.kept.new' : 'menus.kept.gone', { title, at: formatDateTime(menu.at) })}</span>
      <span className={styles.actions}>
        <ButtonLink
          size="sm"
          to={isNew ? PATHS.createMenu : PATHS.createFrom(menu.menuId)}
          aria-label={t('common.named', { action: t('menus.kept.open'), title })}
        >
          {t('menus.kept.open')}
        </ButtonLink>
        <ConfirmButton
          size="sm"
          variant="danger-quiet"
          aria-label={t('common.named', { action: t('menus.kept.drop'), title })}
          question={{
            title: t('menus.kept.dropTitle', { title }),
            text: t('menus.kept.dropText'),
            confirmLabel: t('menus.kept.dropConfirm'),
            cancelLabel: t('menus.kept.dropKeep'),
            onConfirm: onDrop,
          }}
        >
          {t('menus.kept.drop')}
        </ConfirmButton>
      </span>
    </li>
  );
};

/** Leads to the forms of menus that this device keeps and nothing else leads to, or throws them away (product.md §92). */
export const MenuDrafts = () => {
  const { t, i18n } = useTranslation('business');
  const { kept, drop } = useMenuDrafts();
  if (kept.length === 0) return null;
  return (
    <Notice
      tone="info"
      title={t('menus.kept.title', counted(kept.length, i18n.language))}
      action={
        <ul className={styles.kept}>
          {kept.map((menu) => (
            <KeptMenuLine key={menu.menuId} menu={menu} onDrop={() => drop(menu)} />
          ))}
        </ul>
      }
    />
  );
};
