import { Clock } from 'lucide-react';
import { Pagination } from './pagination.tsx';
import { Receipt, ReceiptLine, ReceiptLines } from './receipt.tsx';
import { Timeline } from './timeline.tsx';

export default { title: 'Order' };

const STEPS = (['done', 'current', 'todo'] as const).map((state) => ({
  id: state,
  label: state,
  state,
  time: '13:12',
  icon: <Clock size={18} />,
}));

export const Slip = () => (
  <Receipt aria-label="Fatura">
    <ReceiptLines>
      <ReceiptLine label="2 × Fërgesë e Tiranës" value="980,00 L" note="pa djegës" />
      <ReceiptLine total label="Do të paguash" value="10,00 €" />
    </ReceiptLines>
  </Receipt>
);
export const Way = () => <Timeline steps={STEPS} />;
export const Pages = () => <Pagination page={2} pages={4} onPage={() => undefined} />;
