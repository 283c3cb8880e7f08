import { changeOrderSettings } from '@tavolina/shared-api/client';
import type { OrderSettings } from '@tavolina/shared-api/contract';
import { useMutation, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { Notice, Switch } from '@tavolina/shared-ui';
import { orderSettingsQuery } from '../../lib/order-settings-query.ts';
import page from '../../lib/page.module.css';
import { useFailureText } from '../../lib/use-failure-text.ts';

const WAYS = ['takes_pickup', 'takes_table', 'takes_later'] as const;
type Way = (typeof WAYS)[number];

/** One way of ordering. Each is kept for itself: what becomes of one says nothing about another. */
const WaySwitch = ({ way, isTaken }: { way: Way; isTaken: boolean }) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const client = useQueryClient();
  const { mutate, error, variables, isPending } = useMutation({
    mutationFn: (takes: boolean) => changeOrderSettings({ [way]: takes }),
    // Of two presses in a row the later one holds.
    scope: { id: `order-settings-${way}` },
    onSuccess: (_settings, takes) =>
      client.setQueryData(
        orderSettingsQuery.queryKey,
        (settings) => settings && { ...settings, [way]: takes },
      ),
  });
  const label = t(`orderSettings.${way}`);
  return (
    <div>
      <Switch
        label={label}
        checked={isPending ? variables : isTaken}
        onChange={({ target }) => mutate(target.checked)}
      />
      {error ? (
        <Notice tone="danger" title={t('mails.notKept', { mail: label })}>
          {failureText(error)}
        </Notice>
      ) : null}
    </div>
  );
};

/** In which ways diners can order; a press is a choice (product.md §283). */
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
        {WAYS.map((way) => (
          <WaySwitch key={way} way={way} isTaken={settings[way]} />
        ))}
      </div>
      {takesNone ? <Notice tone="attention">{t('orderSettings.noWay')}</Notice> : null}
    </section>
  );
};
