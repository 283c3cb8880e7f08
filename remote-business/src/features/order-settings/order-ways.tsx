import type { OrderSettings } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { Notice } from '@tavolina/shared-ui';
import { SettingSwitch } from './setting-switch.tsx';

const SWITCHES = ['takes_pickup', 'takes_table', 'takes_later'] as const;

/** In which ways diners can order, and whether for later. Each switch saves at once (product.md §283). */
export const OrderWays = ({ settings }: { settings: OrderSettings }) => {
  const { t } = useTranslation('business');
  const takesNone = !settings.takes_pickup && !settings.takes_table;
  return (
    <section className={page.card} aria-labelledby="order-ways">
      <div>
        <h2 id="order-ways">{t('orderSettings.ways')}</h2>
        <p className={page.muted}>{t('orderSettings.waysText')}</p>
      </div>
      <div>
        {SWITCHES.map((name) => (
          <SettingSwitch key={name} name={name} isOn={settings[name]} />
        ))}
      </div>
      {takesNone ? <Notice tone="attention">{t('orderSettings.noWay')}</Notice> : null}
    </section>
  );
};
