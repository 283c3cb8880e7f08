import type { OwnReview } from '@tavolina/shared-api/contract';
import { failure } from '@tavolina/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';

const GOOD: OwnReview = {
  ...{ order_id: 'K7MQ-4XTD', customer_name: 'Arta Kelmendi', rating: 5, comment: 'Si te gjyshja.' },
  ...{ created_at: '2026-11-18T19:12:00.000Z', answer: null, reported_at: null, hidden_at: null },
};
const BAD: OwnReview = { ...GOOD, order_id: 'B2CD-5FGH', customer_name: 'Beni', rating: 1, comment: null };
const ANSWER = { text: 'Faleminderit!', created_at: '2026-11-19T09:30:00.000Z' };

const open = async (api: NonNullable<ScreenOptions['api']> = {}, search = '') => {
  const opened = await renderScreen({
    at: `/business/reviews${search}`,
    lng: 'en',
    api: { 'GET /orders/business': [], 'GET /reviews/business': { items: [GOOD, BAD], total: 2 }, ...api },
  });
  const cardOf = async (guest: string) => {
    const heading = await screen.findByRole('heading', { level: 2, name: guest });
    return within(heading.closest('li') as HTMLElement);
  };
  return { ...opened, cardOf };
};

type Sent = Awaited<ReturnType<typeof open>>['sent'];
const skipsOf = (sent: Sent) => sent('GET /reviews/business').map(({ url }) => url.searchParams.get('skip'));

// product.md §477
test('an owner answers a review, changes the answer, and takes it back', async () => {
  const { user, sent, cardOf } = await open({
    'PUT /reviews/business/{orderId}/answer': ({ body }) => ({
      ...GOOD,
      answer: { ...ANSWER, text: (body as { text: string }).text },
    }),
    'DELETE /reviews/business/{orderId}/answer': GOOD,
  });
  const card = await cardOf('Arta Kelmendi');
  expect(card.getByRole('img', { name: '5 stars of 5' })).toBeVisible();
  expect(card.getByRole('link', { name: 'Order K7MQ-4XTD' })).toHaveAttribute(
    'href',
    '/business/orders/K7MQ-4XTD',
  );
  await user.click(card.getByRole('button', { name: 'Answer: Arta Kelmendi' }));
  await user.click(card.getByRole('button', { name: 'Publish' }));
  expect(card.getByRole('textbox', { name: 'Answer' })).toBeInvalid();
  expect(sent('PUT /reviews/business/{orderId}/answer')).toHaveLength(0);
  // product.md §583
  await user.click(card.getByRole('textbox', { name: 'Answer' }));
  await user.paste('ë'.repeat(501));
  await user.click(card.getByRole('button', { name: 'Publish' }));
  expect(card.getByRole('textbox', { name: 'Answer' })).toHaveValue('ë'.repeat(501));
  expect(card.getByText('Write at most 500 characters.')).toBeVisible();
  expect(sent('PUT /reviews/business/{orderId}/answer')).toHaveLength(0);
  await user.clear(card.getByRole('textbox', { name: 'Answer' }));
  await user.type(card.getByRole('textbox', { name: 'Answer' }), ' Faleminderit! ');
  await user.click(card.getByRole('button', { name: 'Publish' }));
  expect(await card.findByText('Faleminderit!')).toBeVisible();
  await waitFor(() => expect(card.getByRole('button', { name: 'Change: Arta Kelmendi' })).toHaveFocus());

  await user.click(card.getByRole('button', { name: 'Change: Arta Kelmendi' }));
  expect(card.getByRole('textbox', { name: 'Answer' })).toHaveValue('Faleminderit!');
  await user.click(card.getByRole('button', { name: 'Cancel' }));
  expect(card.getByRole('button', { name: 'Change: Arta Kelmendi' })).toHaveFocus();
  await user.click(card.getByRole('button', { name: 'Remove the answer: Arta Kelmendi' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Remove the answer' }));
  expect(await card.findByRole('button', { name: 'Answer: Arta Kelmendi' })).toBeVisible();
});

test('an answer that was not published says so, and keeps what was typed', async () => {
  const { user, cardOf } = await open({
    'PUT /reviews/business/{orderId}/answer': failure(500, 'internal_error'),
  });
  const card = await cardOf('Beni');
  expect(card.getByText('No comment')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Answer: Beni' }));
  await user.type(card.getByRole('textbox', { name: 'Answer' }), 'Na vjen keq.');
  await user.click(card.getByRole('button', { name: 'Publish' }));
  expect(await card.findByText(/The answer was not published/)).toBeVisible();
  expect(card.getByRole('textbox', { name: 'Answer' })).toHaveValue('Na vjen keq.');
});

// product.md §478
test('a review is reported with a reason, and says where it stands', async () => {
  const { user, cardOf } = await open({
    'PUT /reviews/business/{orderId}/report': { ...BAD, reported_at: '2026-11-19T09:31:00.000Z' },
  });
  const card = await cardOf('Beni');
  const report = () => card.getByRole('button', { name: 'Report: Beni' });
  await user.click(report());
  await user.click(card.getByRole('button', { name: 'Cancel' }));
  expect(report()).toHaveFocus();
  await user.click(report());
  await user.type(card.getByRole('textbox', { name: 'Why should it be hidden?' }), 'Fyen kamerierin');
  await user.click(card.getByRole('button', { name: 'Report' }));
  expect(await card.findByText('Reported')).toBeVisible();
  expect(card.queryByRole('button', { name: /^Report/ })).not.toBeInTheDocument();
  await waitFor(() => expect(card.getByRole('button', { name: 'Answer: Beni' })).toHaveFocus());
});

// product.md §478
test('a hidden review tells the reason that the operator wrote', async () => {
  const hidden = { ...BAD, hidden_at: '2026-11-19T10:00:00.000Z', hidden_reason: 'Names a waiter' };
  const shown = { ...BAD, order_id: 'QVCL-R4X2', hidden_reason: null };
  await open({ 'GET /reviews/business': { items: [hidden, shown], total: 2 } });
  expect(await screen.findAllByText(/^Hidden because/)).toHaveLength(1);
  expect(screen.getByText('Hidden because: Names a waiter')).toBeVisible();
});

test('a hidden review says so; pages follow the address', async () => {
  const { user, sent } = await open({
    'GET /reviews/business': { items: [{ ...BAD, hidden_at: '2026-11-19T10:00:00.000Z' }], total: 60 },
  });
  expect(await screen.findByText('Hidden')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  expect(skipsOf(sent)).toEqual(['0', '50']);
});

test('a page that the address names is the only one that is loaded', async () => {
  const { sent } = await open({ 'GET /reviews/business': { items: [BAD], total: 60 } }, '?page=2');
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  expect(skipsOf(sent)).toEqual(['50']);
});

test('the page before stays until the next one is there', async () => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const { user, cardOf } = await open({
    'GET /reviews/business': async ({ url }) => {
      if (url.searchParams.get('skip') === '0') return { items: [GOOD], total: 60 };
      await held;
      return { items: [BAD], total: 60 };
    },
  });
  await cardOf('Arta Kelmendi');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Arta Kelmendi' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveFocus();
  letGo();
  await cardOf('Beni');
});

test.each([
  ['none', { items: [], total: 0 }, 'No reviews yet'],
  ['a failure', failure(500, 'internal_error'), 'The reviews did not load.'],
])('with %s the page says so', async (_, answer, words) => {
  await open({ 'GET /reviews/business': answer });
  expect(await screen.findByText(words)).toBeVisible();
});
