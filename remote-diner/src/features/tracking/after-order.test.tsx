import type { CustomerOrder, OrderReview } from '@tavolina/shared-api/contract';
import { type FakeHandlers, failure, fakeApi, liveStream } from '@tavolina/shared-api/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { orderOf } from '../../testing/samples.ts';

const FOUND = '/orders?order_id=K7MQ-4XTD&email=arta.k%40shembull.al';
const NEW = orderOf({
  status: 'pending',
  history: [{ status: 'pending', changed_at: '2026-11-20T12:42:00.000Z' }],
});
const REVIEW: OrderReview = {
  rating: 4,
  comment: 'Shumë e mirë.',
  created_at: '2026-11-20T14:00:00.000Z',
  editable_until: '2126-11-27T14:00:00.000Z',
};

const open = async (order: CustomerOrder | (() => CustomerOrder), handlers: FakeHandlers = {}) => {
  const stream = liveStream();
  const received = fakeApi({
    'GET /orders/customer/{orderId}': order,
    'GET /orders/customer/{orderId}/events': () => stream.open(),
    ...handlers,
  });
  const rendered = await renderScreen(FOUND);
  await screen.findByRole('region', { name: 'Porosia jote' });
  return { ...rendered, received };
};

// product.md §568
test('an order says where its place is, and one press calls it', async () => {
  const { business } = NEW;
  await open({ ...NEW, business: { ...business, phone: '+355 69 123 4567' } });
  const where = screen.getByRole('region', { name: 'Kur dhe ku' });
  expect(where).toHaveTextContent(/^Restoranti të thotë kur është gati\./);
  expect(where).toHaveTextContent('Oxhaku i Gjyshes, Rruga e Kavajës 112');
  const call = within(where).getByRole('link', { name: '+355 69 123 4567' });
  expect(call).toHaveAttribute('href', 'tel:+355691234567');
  const slip = screen.getByRole('region', { name: 'Porosia jote' });
  expect(where.compareDocumentPosition(slip)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(slip).not.toHaveTextContent('Rruga e Kavajës 112');
});

// product.md §568
test('an order for later says for when, one that is over where it was among its facts', async () => {
  await open({ ...NEW, asked_for: '2099-12-25T10:15:00.000Z' });
  expect(screen.getByRole('region', { name: 'Kur dhe ku' })).toHaveTextContent(/^Për .*11:15/);
  cleanup();
  await open({ ...NEW, status: 'delivered' });
  expect(screen.queryByRole('region', { name: 'Kur dhe ku' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Porosia jote' })).toHaveTextContent('Rruga e Kavajës 112');
});

// product.md §194
test('without a connection the order stays as it was seen, and goes on by itself once there is one', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get');
  let order = NEW;
  await open(() => order);
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/^Je pa lidhje\. Kjo është gjendja/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Restoranti e mori porosinë.' })).toBeInTheDocument();
  order = orderOf({ status: 'confirmed' });
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { level: 1, name: 'Porosia u konfirmua.' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/^Je pa lidhje/)).not.toBeInTheDocument());
});

// product.md §53
describe('canceling', () => {
  const button = () => screen.findByRole('button', { name: 'Anulo porosinë…' });

  test('an order nobody has begun with is canceled after a question', async () => {
    let order = NEW;
    const { user } = await open(() => order, {
      'POST /orders/customer/{orderId}/cancel': ({ params, body }) => {
        expect(params.orderId).toBe('K7MQ-4XTD');
        expect(body).toEqual({ email: 'arta.k@shembull.al' });
        order = orderOf({ status: 'canceled' });
        return order;
      },
    });
    await user.click(await button());
    const dialog = await screen.findByRole('alertdialog', { name: 'Ta anulojmë porosinë K7MQ-4XTD?' });
    await user.click(within(dialog).getByRole('button', { name: 'Anulo porosinë' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Porosia u anulua.' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Anulo porosinë…' })).not.toBeInTheDocument();
  });

  test('one that was confirmed in the meantime stays, and the page shows how it stands', async () => {
    let order = NEW;
    const { user } = await open(() => order, {
      'POST /orders/customer/{orderId}/cancel': () => {
        order = orderOf({ status: 'confirmed' });
        return failure(409, 'order_state_conflict', 'Porosia u konfirmua ndërkohë.');
      },
    });
    await user.click(await button());
    await user.click(await screen.findByRole('button', { name: 'Anulo porosinë' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Porosia u konfirmua.' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Porosia nuk u anulua: .+ e pranoi ndërkohë\./);
  });

  test('one whose answer was lost is said to be cancelled, and nothing else', async () => {
    let order = NEW;
    const { user } = await open(() => order, {
      'POST /orders/customer/{orderId}/cancel': () => {
        order = orderOf({ status: 'canceled' });
        return failure(503, 'service_unavailable');
      },
    });
    await user.click(await button());
    await user.click(await screen.findByRole('button', { name: 'Anulo porosinë' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Porosia u anulua.' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    ['being prepared', orderOf()],
    ['paid', { ...NEW, payment_method: 'card' as const, payment_status: 'paid' as const }],
  ])('one that is %s offers none', async (_, order) => {
    await open(order);
    expect(screen.queryByRole('button', { name: 'Anulo porosinë…' })).not.toBeInTheDocument();
  });

  test('one whose card has not paid yet says what it waits for', async () => {
    await open({ ...NEW, payment_method: 'card', payment_status: 'pending' });
    expect(screen.getByText(/^Porosia pret pagesën me kartë\./)).toBeInTheDocument();
    expect(await button()).toBeInTheDocument();
  });
});

// product.md §49
describe('reviewing', () => {
  const delivered = (review: OrderReview | null) => orderOf({ status: 'delivered', review });

  test('a delivered order can be reviewed with stars and words', async () => {
    const { user, received } = await open(delivered(null), {
      'POST /orders/customer/{orderId}/review': REVIEW,
    });
    await user.click(screen.getByRole('button', { name: 'Dërgo vlerësimin' }));
    expect(await screen.findByRole('group', { name: 'Sa yje i jep?' })).toHaveAccessibleDescription(
      'Zgjidh sa yje i jep.',
    );
    expect(screen.getByRole('radio', { name: '1 yll' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: '4 yje' }));
    await user.type(screen.getByRole('textbox', { name: 'Koment (opsionale)' }), 'Shumë e mirë.');
    await user.click(screen.getByRole('button', { name: 'Dërgo vlerësimin' }));
    expect(await screen.findByText('Vlerësimi yt: 4 yje')).toBeInTheDocument();
    expect(screen.getByText('Shumë e mirë.')).toBeInTheDocument();
    expect(received.at(-1)?.request.body).toEqual({
      email: 'arta.k@shembull.al',
      rating: 4,
      comment: 'Shumë e mirë.',
    });
  });

  test('a review can be changed while its time lasts', async () => {
    const { user, received } = await open(delivered(REVIEW), {
      'POST /orders/customer/{orderId}/review': { ...REVIEW, rating: 2, comment: 'E ftohtë.' },
    });
    expect(screen.getByText('Mund ta ndryshosh deri më 27.11.2126.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ndrysho vlerësimin' }));
    expect(screen.getByRole('radio', { name: '4 yje' })).toBeChecked();
    const comment = screen.getByRole('textbox', { name: 'Koment (opsionale)' });
    expect(comment).toHaveValue('Shumë e mirë.');
    await user.click(screen.getByRole('radio', { name: '2 yje' }));
    await user.clear(comment);
    await user.type(comment, 'E ftohtë.');
    await user.click(screen.getByRole('button', { name: 'Dërgo vlerësimin' }));
    expect(await screen.findByText('Vlerësimi yt: 2 yje')).toBeInTheDocument();
    expect(screen.getByText('E ftohtë.')).toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(received.at(-1)?.request.body).toMatchObject({ rating: 2, comment: 'E ftohtë.' });
  });

  // product.md §583
  test('a review that is too long is not sent, and not cut', async () => {
    const { user, received } = await open(delivered(REVIEW));
    await user.click(screen.getByRole('button', { name: 'Ndrysho vlerësimin' }));
    const comment = screen.getByRole('textbox', { name: 'Koment (opsionale)' });
    await user.clear(comment);
    await user.paste('ë'.repeat(501));
    const before = received.length;
    await user.click(screen.getByRole('button', { name: 'Dërgo vlerësimin' }));
    expect(comment).toHaveFocus();
    expect(comment).toHaveAccessibleDescription('Shkruaj deri në 500 shenja.');
    expect(comment).toHaveValue('ë'.repeat(501));
    expect(received).toHaveLength(before);
  });

  test('a review stays, and stays changeable, when the order was cancelled after it', async () => {
    await open(orderOf({ status: 'canceled', review: REVIEW }));
    expect(screen.getByText('Vlerësimi yt: 4 yje')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ndrysho vlerësimin' })).toBeEnabled();
  });

  // product.md §477
  test('afterwards it stays as it is, with what the place answered', async () => {
    const answer = { text: 'Faleminderit!', created_at: '2026-11-21T09:00:00.000Z' };
    await open(delivered({ ...REVIEW, answer, editable_until: '2020-01-01T00:00:00.000Z' }));
    expect(screen.getByText('Faleminderit!')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ndrysho vlerësimin' })).not.toBeInTheDocument();
  });

  // product.md §127
  test('how long it can be changed is told by the server’s clock, whatever the device’s says', async () => {
    const now = Date.now() - 5 * 3_600_000;
    const headers = { date: new Date(now).toUTCString(), 'cache-control': 'no-store' };
    const order = delivered({ ...REVIEW, editable_until: new Date(now + 3_600_000).toISOString() });
    await open(order, {
      'GET /orders/customer/{orderId}': () => Response.json(order, { headers }),
    });
    expect(screen.getByRole('button', { name: 'Ndrysho vlerësimin' })).toBeEnabled();
  });

  test('a review that was not sent stays on the page', async () => {
    const { user } = await open(delivered(null), {
      'POST /orders/customer/{orderId}/review': failure(429, 'rate_limited', 'Prit pak.'),
    });
    await user.click(screen.getByRole('radio', { name: '1 yll' }));
    await user.click(screen.getByRole('button', { name: 'Dërgo vlerësimin' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Prit pak. Vlerësimi nuk u dërgua.');
    expect(screen.getByRole('radio', { name: '1 yll' })).toBeChecked();
  });

  test('an order on its way has nothing to review yet', async () => {
    await open(orderOf());
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});
