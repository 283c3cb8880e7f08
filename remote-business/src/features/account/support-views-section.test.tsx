import { failure } from '@tavolina/shared-api/testing';
import { screen } from '@testing-library/react';
import sq from '../../../locales/sq.json';
import { openSecurity, part } from '../../testing/open-security.ts';

const { supportViews: texts } = sq;
const LIST = 'GET /support-views';

// product.md §703
test('the owner reads when support viewed the console and why', async () => {
  await openSecurity({
    [LIST]: [
      {
        id: '9a7d2f40-3c1b-4e86-b5d9-70c2e8a4f613',
        opened_at: '2026-11-20T09:05:00.000Z',
        ends_at: '2026-11-20T09:11:30.000Z',
        reason: 'Porositë nuk hapen',
      },
    ],
  });
  const [row] = await (await part(texts.title)).findAllByRole('listitem');
  expect(row).toHaveTextContent('Porositë nuk hapen');
  expect(row).toHaveTextContent('20.11.2026, 10:05 – 10:11');
});

// product.md §703
test('says so where support has not viewed it', async () => {
  await openSecurity({ [LIST]: [] });
  expect(await screen.findByText(texts.none)).toBeVisible();
});

test('says so where the list does not load', async () => {
  await openSecurity({ [LIST]: failure(403, 'forbidden') });
  expect(await screen.findByText(texts.failed)).toBeVisible();
});
