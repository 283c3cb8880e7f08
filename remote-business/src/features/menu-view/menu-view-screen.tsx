import type { Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { PageTitle } from '@tavolina/shared-console/page/page-title.tsx';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { ButtonLink, PageHeader } from '@tavolina/shared-ui';
import { CalendarClock, Eye, FileSpreadsheet, Languages, ListChecks, Pencil, QrCode } from 'lucide-react';
import { MenuStatusBadge, useMenuFacts } from '../../lib/menus/menu-facts.tsx';
import { OwnMenuPage } from '../../lib/menus/own-menu-page.tsx';
import { MenuContent } from './menu-content.tsx';
import { UnpricedNotice } from './unpriced-notice.tsx';

const MenuView = ({ menu }: { menu: Menu }) => {
  const { t } = useTranslation('business');
  const factsOf = useMenuFacts();
  return (
    <div className={page.form}>
      <PageTitle title={menu.title} />
      <PageHeader
        back={{ to: PATHS.menuList, label: t('menus.title') }}
        title={menu.title}
        context={
          <span className={page.line}>
            <MenuStatusBadge status={menu.is_published} /> {factsOf(menu)}
          </span>
        }
        actions={
          <div className={page.line}>
            <ButtonLink to={PATHS.menuChoices(menu.id)} icon={<ListChecks {...ICON} />}>
              {t('choices.link')}
            </ButtonLink>
            <ButtonLink to={PATHS.menuPrices(menu.id)} icon={<CalendarClock {...ICON} />}>
              {t('prices.link')}
            </ButtonLink>
            <ButtonLink to={PATHS.menuTranslations(menu.id)} icon={<Languages {...ICON} />}>
              {t('translations.link')}
            </ButtonLink>
            <ButtonLink to={PATHS.menuCode(menu.id)} icon={<QrCode {...ICON} />}>
              {t('code.link')}
            </ButtonLink>
            <ButtonLink to={PATHS.menuFiles(menu.id)} icon={<FileSpreadsheet {...ICON} />}>
              {t('files.link')}
            </ButtonLink>
            <ButtonLink to={PATHS.publicMenu(menu.id)} target="_blank" icon={<Eye {...ICON} />}>
              {t('menu.public')}
            </ButtonLink>
            <ButtonLink to={PATHS.editMenu(menu.id)} variant="action" icon={<Pencil {...ICON} />}>
              {t('menu.edit')}
            </ButtonLink>
          </div>
        }
      />
      <UnpricedNotice menu={menu} />
      <MenuContent menu={menu} />
    </div>
  );
};

/** A menu as its owner reads it: hidden sections and sold-out items included. */
export const MenuViewScreen = () => <OwnMenuPage>{(menu) => <MenuView menu={menu} />}</OwnMenuPage>;
