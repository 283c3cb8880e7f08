import type { Menu, PriceChange } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { useState } from 'react';
import { useSentForm } from '../../lib/form/use-sent-form.ts';
import { type PricedThing, pricedThings } from '../../lib/menus/coming-prices/priced-thing.ts';
import { usePlanPrices } from '../../lib/menus/coming-prices/use-plan-prices.ts';
import { useRates } from '../../lib/menus/use-rates.ts';
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
      nameOf: (field, typed) => {
        const [, change, name = ''] = /^changes\.(\d+)\.(.+)$/.exec(field) ?? [];
        if (change === undefined || name === 'starts_on') return name;
        const { thing_id } = typedChanges(things, typed)[Number(change)] ?? {};
        const row = things.findIndex(({ id }) => id === thing_id);
        // That a thing is not there any more is said at its price.
        return `rows.${row}.${name === 'thing_id' ? `prices.${things[row]?.default_currency}` : name}`;
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
