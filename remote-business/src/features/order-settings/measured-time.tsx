import type { OrderSettings } from '@tavolina/shared-api/contract';
import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { orderingStateQuery } from '@tavolina/shared-console/orders/ordering-state-query.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { SettingSwitch } from './setting-switch.tsx';

/** Switches to the time that orders took lately, and shows the preparation time of now (product.md §298). */
export const MeasuredTime = ({ settings }: { settings: OrderSettings }) => {
  const { t } = useTranslation('business');
  // Optional: the switch works without it.
  const { data } = useQuery(orderingStateQuery);
  return (
    <section className={page.card} aria-labelledby="measured-time">
      <div>
        <h2 id="measured-time">{t('measuredTime.title')}</h2>
        <p className={page.muted}>{t('measuredTime.text')}</p>
      </div>
      <SettingSwitch name="uses_measured_time" isOn={settings.uses_measured_time} />
      <output>
        {data
          ? t(data.is_measured ? 'measuredTime.measured' : 'measuredTime.setting', {
              minutes: data.preparation_minutes,
            })
          : null}
      </output>
    </section>
  );
};
