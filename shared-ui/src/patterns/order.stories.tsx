import { useTranslation } from 'react-i18next';
import { formatDateTime, formatTime } from '../format/dates.ts';
import { formatMoney } from '../format/money.ts';
import { ChoiceList } from './choice-list.tsx';
import { orderStatusIcon, useOrderStatusName } from './order-status-badge.tsx';
import { Receipt, ReceiptLine, ReceiptLines } from './receipt.tsx';
import { Timeline } from './timeline.tsx';

export default { title: 'Orders and money' };

const STEPS = [
  { id: 'pending', state: 'done', at: '2026-11-20T12:12:00Z' },
  { id: 'confirmed', state: 'done', at: '2026-11-20T12:15:00Z' },
  { id: 'preparing', state: 'current', at: '2026-11-20T12:20:00Z' },
  { id: 'ready', state: 'todo', at: undefined },
] as const;

export const Slip = () => {
  const { i18n } = useTranslation('ui');
  const money = (amount: number, currency: string) => formatMoney(amount, currency, i18n.language);
  return (
    <Receipt aria-label="Fatura">
      <ReceiptLines>
        <ReceiptLine label="2 × Fërgesë e Tiranës" value={money(980, 'ALL')} note="pa djegës" />
        <ReceiptLine label="1 × Tavë kosi" value={money(650, 'ALL')} />
        <ReceiptLine label="Kursi" value="1 € = 98 L" />
        <ReceiptLine total label="Do të paguash" value={money(16.63, 'EUR')} />
      </ReceiptLines>
    </Receipt>
  );
};
export const Chosen = () => (
  <ChoiceList
    rows={[
      { key: 'size', text: 'Madhësia: e madhe', isNested: false },
      { key: 'dough', text: 'Brumi: i hollë', isNested: true },
      { key: 'more', text: 'Shtesa: djathë, ullinj', isNested: false },
    ]}
  />
);
export const Steps = () => {
  const nameOf = useOrderStatusName();
  return (
    <Timeline
      steps={STEPS.map(({ id, state, at }) => {
        const Icon = orderStatusIcon(id);
        return {
          id,
          state,
          label: nameOf(id),
          time: at && formatTime(at),
          icon: <Icon size={18} strokeWidth={1.75} aria-hidden="true" />,
        };
      })}
    />
  );
};
export const AmountsAndMoments = () => {
  const { i18n } = useTranslation('ui');
  return (
    <ul>
      {['ALL', 'EUR', 'USD', 'GBP'].map((currency) => (
        <li key={currency}>{formatMoney(1250.5, currency, i18n.language)}</li>
      ))}
      <li>{formatDateTime('2026-11-20T12:42:00Z')}</li>
    </ul>
  );
};
