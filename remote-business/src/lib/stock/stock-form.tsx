import { ApiError } from '@tavolina/shared-api/client';
import { type Item, LIMITS, type Stock } from '@tavolina/shared-api/contract';
import { useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { ownMenuQuery } from '@tavolina/shared-console/place/menus-query.ts';
import { Button, counted, formatCount, Notice, TextField } from '@tavolina/shared-ui';
import { useState } from 'react';
import { useSentForm } from '../form/use-sent-form.ts';
import type { Changed } from './changed-menu.ts';
import styles from './stock-form.module.css';

/** Something of a menu that can be counted. */
export type Countable = Pick<Item, 'id' | 'name' | 'stock'>;
/** Says it to the server; answers what that changed of the menu. */
export type SetStock = (change: {
  left: number | null;
  daily: number | null;
  seen: number | null;
}) => Promise<Changed>;

const textOf = (count: number | null | undefined): string =>
  count === null || count === undefined ? '' : String(count);
const numberOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** How many there are now, as a refusal says it; undefined for any other failure. */
const leftNow = (error: unknown): { left: number | null } | undefined => {
  if (!(error instanceof ApiError) || error.code !== 'version_conflict') return undefined;
  const { item, option } = error.current as { item?: { stock?: Stock }; option?: { stock?: Stock } };
  return { left: (item ?? option)?.stock?.left ?? null };
};

/** Sets how many of something are left, and to how many it is set each day (product.md §435, §438, §439). */
export const StockForm = ({
  menuId,
  thing: { stock },
  set,
  onSet,
}: {
  menuId: string;
  thing: Countable;
  set: SetStock;
  onSet: () => void;
}) => {
  const { t, i18n } = useTranslation('business');
  const failureText = useFailureText();
  const client = useQueryClient();
  /** What the owner was shown last: orders may take of it while they type. */
  const [seen, setSeen] = useState(stock?.left ?? null);
  const { sending, field, submit } = useSentForm(
    { left: textOf(stock?.left), daily: textOf(stock?.daily) },
    async ({ left, daily }) => set({ left: numberOf(left) ?? numberOf(daily), daily: numberOf(daily), seen }),
    {
      isRepeatable: true,
      onSuccess: (changed) =>
        client.setQueryData(ownMenuQuery(menuId).queryKey, (menu) => menu && changed(menu)),
      onGoOn: onSet,
      onError: (error) => {
        const now = leftNow(error);
        if (!now) return;
        setSeen(now.left);
        void client.invalidateQueries(ownMenuQuery(menuId));
      },
    },
  );
  const now = leftNow(sending.error);
  const within = (least: number) => (typed: string) =>
    typed.trim() === '' ||
    (/^\d{1,4}$/.test(typed.trim()) && Number(typed) >= least) ||
    t('stock.wrong', { least, most: formatCount(LIMITS.stock, i18n.language) });
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <p>{t('stock.text')}</p>
      {now ? (
        <Notice tone="attention">
          {t(now.left === null ? 'stock.noLonger' : 'stock.moved', counted(now.left ?? 0, i18n.language))}
        </Notice>
      ) : null}
      {sending.error && !now ? (
        <Notice tone="danger" title={t('soldOut.failed')}>
          {failureText(sending.error)}
        </Notice>
      ) : null}
      <TextField
        optional
        label={t('stock.leftNow')}
        hint={t('stock.leftHint')}
        inputMode="numeric"
        autoComplete="off"
        {...field('left', { validate: within(0) })}
      />
      <TextField
        optional
        label={t('stock.daily')}
        hint={t('stock.dailyHint')}
        inputMode="numeric"
        autoComplete="off"
        {...field('daily', { validate: within(1) })}
      />
      <Button type="submit" busy={sending.isPending}>
        {t('stock.save')}
      </Button>
    </form>
  );
};
