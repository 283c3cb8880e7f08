import { useTranslation } from '@tavolina/shared-api/runtime';
import { THEMES, useThemeChoice } from '@tavolina/shared-console/device/theme.ts';
import { useDeviceChoice } from '@tavolina/shared-console/device/use-device-choice.ts';
import { useLanguageSwitch } from '@tavolina/shared-console/device/use-language-switch.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { PAPER_KEY, WIDTHS } from '@tavolina/shared-console/slip/paper-width.ts';
import { Button, SegmentedControl } from '@tavolina/shared-ui';

/** How the console looks on this device. */
export const AppearanceSection = () => {
  const { t } = useTranslation('business');
  const [theme, setTheme] = useThemeChoice();
  const [paper, setPaper] = useDeviceChoice(PAPER_KEY, WIDTHS);
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
        <SegmentedControl
          label={t('slip.paper')}
          options={WIDTHS.map((value) => ({ value, label: t('slip.width', { width: value }) }))}
          value={paper}
          onChange={setPaper}
        />
        <Button aria-label={label} onClick={switchLanguage}>
          <span lang={language}>{name}</span>
        </Button>
      </div>
    </section>
  );
};
