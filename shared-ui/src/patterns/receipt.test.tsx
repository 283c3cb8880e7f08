import { screen } from '@testing-library/react';
import { renderUi } from '../test/render-ui.tsx';
import { Receipt, ReceiptLine, ReceiptLines } from './receipt.tsx';

test('a slip pairs each thing with its amount and keeps the note with them', async () => {
  await renderUi(
    <Receipt aria-label="Fatura">
      <ReceiptLines>
        <ReceiptLine label="2 × Fërgesë" detail="E madhe" value="980 L" note="pa djegës" />
        <ReceiptLine total label="Do të paguash" value="10,00 €" />
      </ReceiptLines>
    </Receipt>,
  );
  expect(screen.getByRole('region', { name: 'Fatura' })).toBeVisible();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    '2 × Fërgesë',
    'Do të paguash',
  ]);
  expect(screen.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([
    '980 L',
    'E madhe',
    'pa djegës',
    '10,00 €',
  ]);
});
