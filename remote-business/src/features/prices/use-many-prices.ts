import { ApiError } from '@tavolina/shared-api/client';
import type { Menu, PriceChange } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useState } from 'react';
import { type PricedThing, pricedThings } from '../../lib/coming-prices/priced-thing.ts';
import { usePlanPrices } from '../../lib/coming-prices/use-plan-prices.ts';
import { useRates } from '../../lib/use-rates.ts';
import { useSentForm } from '../../lib/use-sent-form.ts';
import { type ManyValues, raisedRows, readPercent, typedChanges } from './many-values.ts';

const EMPTY: ManyValues = { starts_on: '', percent: '', step: '10', rows: [] };

/** The form that plans many prices, and where it stands. */
export const useManyPrices = (menu: Menu) => {
  const { i18n } = useTranslation('business');
  const { rates } = useRates();
  const plan = usePlanPrices(menu.id);
  // As they were shown: a menu that changes meanwhile would bring a price to another thing.
  const [things, setThings] = useState<readonly PricedThing[]>([]);
  const [stage, setStage] = useState<'rule' | 'rows' | 'nothing'>('rule');
  const [done, setDone] = useState<{ count: number; day: string }>();
  const sent = useSentForm<ManyValues, PriceChange[] | undefined>(
    EMPTY,
    async (typed) => {
      const changes = typedChanges(things, typed);
      setStage(changes.length > 0 ? 'rows' : 'nothing');
      return changes.length > 0 ? plan(changes) : undefined;
    },
    {
      isRepeatable: true,
      onSuccess: (coming, typed) => {
        if (!coming) return;
        setDone({ count: typedChanges(things, typed).length, day: typed.starts_on });
        setStage('rule');
        sent.form.reset(EMPTY);
      },
      onError: (error, typed) => {
        if (!(error instanceof ApiError)) return;
        const changes = typedChanges(things, typed);
        for (const { field, message } of error.errors) {
          const [, change = '', rest = ''] = /^changes\.(\d+)\.(.+)$/.exec(field) ?? [];
          const row = things.findIndex(({ id }) => id === changes[Number(change)]?.thing_id);
          const name = rest === 'starts_on' ? rest : `rows.${row}.${rest}`;
          sent.form.setError(name as 'starts_on', { message }, { shouldFocus: true });
        }
      },
    },
  );
  const { form } = sent;
  /** Shows all prices as the percent makes them; as they are typed then, where there is none. */
  const showRows = async (): Promise<void> => {
    setDone(undefined);
    if (!(await form.trigger('percent', { shouldFocus: true }))) return;
    const { percent, step } = form.getValues();
    const values = { percent: readPercent(percent) ?? 0, step: Number(step), language: i18n.language };
    const present = pricedThings(menu);
    form.setValue('rows', raisedRows(present, rates, values));
    setThings(present);
    setStage('rows');
  };
  return { ...sent, things, rates, stage, done, showRows };
};
