import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, SegmentedControl } from '@tavolina/shared-ui';
import page from '../../lib/page.module.css';
import { THEMES, useThemeChoice } from '../../lib/theme.ts';
import { useLanguageSwitch } from '../../lib/use-language-switch.ts';

/** How the console looks on this device. */
export const AppearanceSection = () => {
  const { t } = useTranslation('business');
  const [theme, setTheme] = useThemeChoice();
  const { label, name, language, switchLanguage } = useLanguageSwitch();
  return (
    <section className={page.card} aria-labelledby="appearance">
      <h2 id="appearance">{t('appearance.title')}</h2>
      <p className={page.muted}>{t('appearance.text')}</p>
      <div className={page.line}>
        <SegmentedControl
          label={t('appearance.theme')}
          options={THEMES.map((value) => ({ value, label: t(`appearance.${value}`) }))}
          value={theme}
          onChange={setTheme}
        />
        <Button aria-label={label} onClick={switchLanguage}>
          <span lang={language}>{name}</span>
        </Button>
      </div>
    </section>
  );
};
