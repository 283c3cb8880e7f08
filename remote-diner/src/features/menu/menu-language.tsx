import {
  type ContentLanguage,
  type Menu,
  mainLanguageOf,
  nameOfLanguage,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { SegmentedControl, SelectField } from '@tavolina/shared-ui';
import { chooseLanguage, useKeptReading, useWish } from '../../lib/reading/reading-store.ts';
import { useReadLanguage } from '../../lib/reading/use-read-menu.ts';
import styles from './prices-row.module.css';

/** As many languages as have room beside each other on a phone. */
const FEW = 4;

/** The language a menu is read in, among those it is written in (product.md §429); nothing where that is one. */
export const MenuLanguage = ({ menu }: { menu: Menu }) => {
  const { t } = useTranslation('diner');
  const { page } = useWish();
  useKeptReading();
  const main = mainLanguageOf(menu);
  const value = useReadLanguage(menu) ?? main;
  const { languages = [] } = menu;
  if (!main || !value || languages.length < 2) return null;
  const nameOf = (code: ContentLanguage): string =>
    code === main ? t('menu.original', { language: nameOfLanguage(code) }) : nameOfLanguage(code);
  const handleChange = (code: ContentLanguage): void => chooseLanguage(menu, code, page);
  return (
    <div className={styles.currency}>
      <span aria-hidden="true">{t('menu.readIn')}</span>
      {languages.length > FEW ? (
        <SelectField
          hideLabel
          label={t('menu.readIn')}
          value={value}
          options={languages.map((code) => ({ value: code, label: nameOf(code) }))}
          onChange={({ target }) => handleChange(target.value as ContentLanguage)}
        />
      ) : (
        <SegmentedControl<ContentLanguage>
          label={t('menu.readIn')}
          value={value}
          options={languages.map((code) => ({ value: code, label: code.toUpperCase(), name: nameOf(code) }))}
          onChange={handleChange}
        />
      )}
    </div>
  );
};
