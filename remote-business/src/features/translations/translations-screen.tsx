import type { Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { ButtonLink, EmptyState } from '@tavolina/shared-ui';
import { MenuHeader } from '../../lib/menus/menu-header.tsx';
import { OwnMenuPage } from '../../lib/menus/own-menu-page.tsx';
import { TranslationsForm } from './translations-form.tsx';

/** A place that writes in one language has nothing to translate yet. */
const OneLanguage = ({ menu }: { menu: Menu }) => {
  const { t } = useTranslation('business');
  return (
    <div className={page.form}>
      <MenuHeader menu={menu} title={t('translations.title', { title: menu.title })} />
      <EmptyState
        title={t('translations.none')}
        text={t('translations.noneText')}
        action={<ButtonLink to={PATHS.account}>{t('translations.toLanguages')}</ButtonLink>}
      />
    </div>
  );
};

/** A menu's texts in the further languages of its place (product.md §432). */
export const TranslationsScreen = () => (
  <OwnMenuPage holdsWriting>
    {(menu) => {
      const [, first, ...others] = menu.languages ?? [];
      return first ? (
        <TranslationsForm key={menu.id} menu={menu} languages={[first, ...others]} />
      ) : (
        <OneLanguage menu={menu} />
      );
    }}
  </OwnMenuPage>
);
