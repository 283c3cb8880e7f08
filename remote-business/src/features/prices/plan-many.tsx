import type { Menu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import {
  Button,
  counted,
  formatDay,
  formatDecimal,
  formatMoney,
  Notice,
  SelectField,
  TextField,
} from '@tavolina/shared-ui';
import { SuccessNotice } from '../../lib/form/success-notice.tsx';
import { usePlannedDays } from '../../lib/menus/coming-prices/use-planned-days.ts';
import { readPercent } from './many-values.ts';
import { PriceRows } from './price-rows.tsx';
import styles from './prices.module.css';
import { STEPS, stepIn } from './raised-price.ts';
import { useManyPrices } from './use-many-prices.ts';

/** Plans new prices for a whole menu: by a percent, shown beside those of now, each to be changed before (product.md §476). */
export const PlanMany = ({ menu }: { menu: Menu }) => {
  const { t, i18n } = useTranslation('business');
  const failureText = useFailureText();
  const days = usePlannedDays();
  const { form, field, submit, sending, things, rates, stage, done, showRows } = useManyPrices(menu);
  const steps = STEPS.map((step) => ({
    value: String(step),
    label: t('prices.step', {
      lek: formatMoney(step, 'ALL', i18n.language),
      other: formatDecimal(stepIn('EUR', step), 2, i18n.language),
    }),
  }));
  const isFailed = sending.error && Object.keys(form.formState.errors).length === 0;
  return (
    <section className={page.card} aria-labelledby="plan-many">
      <h2 id="plan-many">{t('prices.many')}</h2>
      <p className={page.muted}>{t('prices.manyText')}</p>
      {done ? (
        <SuccessNotice>
          {t('prices.planned', { ...counted(done.count, i18n.language), day: formatDay(done.day) })}
        </SuccessNotice>
      ) : null}
      <form noValidate className={styles.form} onSubmit={submit}>
        <div className={styles.rule}>
          <TextField
            type="date"
            label={t('prices.day')}
            min={days.first}
            max={days.last}
            {...field('starts_on', { required: t('prices.tooEarly'), validate: days.validate })}
          />
          <TextField
            optional
            label={t('prices.percent')}
            hint={t('prices.percentHint')}
            autoComplete="off"
            suffix="%"
            {...field('percent', {
              validate: (text) =>
                text.trim() === '' || readPercent(text) !== undefined || t('prices.noPercent'),
            })}
          />
          <SelectField label={t('prices.round')} options={steps} {...form.register('step')} />
        </div>
        <Button onClick={() => void showRows()}>
          {t(stage === 'rule' ? 'prices.fill' : 'prices.fillAgain')}
        </Button>
        {stage === 'rule' ? null : (
          <>
            <PriceRows form={form} things={things} rates={rates} />
            {stage === 'nothing' ? <Notice tone="attention">{t('prices.nothing')}</Notice> : null}
            {isFailed ? (
              <Notice tone="danger" title={t('prices.notPlanned')}>
                {failureText(sending.error)}
              </Notice>
            ) : null}
            <Button type="submit" variant="action" busy={sending.isPending}>
              {t('prices.planAll')}
            </Button>
          </>
        )}
      </form>
    </section>
  );
};
