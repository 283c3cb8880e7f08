import { failure, pending } from '@tavolina/shared-api/testing';
import { pressTwice } from '@tavolina/shared-console/testing/press-twice.ts';
import { fakeStripe } from '@tavolina/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { NOTHING_TO_CONFIRM, openSubscription } from '../../testing/open-subscription.ts';
import { CARDS, subscriptionOf } from '../../testing/plan-samples.ts';
import type { ScreenOptions } from '../../testing/render-screen.tsx';

const LOSER = failure(409, 'already_subscribed', 'Ke tashmë një abonim.');

/** What the first of two requests is answered; the second comes too late. */
const firstOf = <A,>(answer: A): (() => A | Response) => {
  let isFirst = true;
  return () => {
    const mine = isFirst ? answer : LOSER;
    isFirst = false;
    return mine;
  };
};

afterEach(() => {
  Reflect.deleteProperty(window, 'Stripe');
  jest.useRealTimers();
});

test('a double press pays once, and a refusal is the one that is said', async () => {
  fakeStripe();
  const { user, sent } = await openSubscription({
    api: {
      'GET /subscriptions/me': failure(404, 'not_found'),
      'GET /payments/config': CARDS,
      'POST /subscriptions': firstOf(failure(402, 'card_declined', 'Karta u refuzua.')),
    },
  });
  await user.type(await screen.findByLabelText('Emri në kartë'), 'Arta K.');
  const submit = screen.getByRole('button', { name: 'Nis provën me kartë' });
  await waitFor(() => expect(submit).toBeEnabled());
  await pressTwice('Nis provën me kartë');
  expect(await screen.findByRole('alert')).toHaveTextContent('Banka jote e refuzoi këtë kartë');
  expect(sent('POST /subscriptions')).toHaveLength(1);
});

test('a double press starts a trial once, and says that it began', async () => {
  const { sent } = await openSubscription({
    api: {
      'GET /subscriptions/me': failure(404, 'not_found'),
      'POST /subscriptions': firstOf(NOTHING_TO_CONFIRM),
    },
  });
  await screen.findByRole('button', { name: 'Nis provën pa kartë' });
  await pressTwice('Nis provën pa kartë');
  expect(await screen.findByText(/Prova nisi/)).toBeVisible();
  expect(sent('POST /subscriptions')).toHaveLength(1);
});

test('a double press saves a card once, and another can follow', async () => {
  fakeStripe();
  const { user, sent } = await openSubscription({
    api: {
      'GET /subscriptions/me': subscriptionOf(),
      'GET /payments/config': CARDS,
      'PUT /subscriptions/me/payment-method': NOTHING_TO_CONFIRM,
    },
  });
  await user.type(await screen.findByLabelText('Emri në kartë'), 'Arta K.');
  const submit = screen.getByRole('button', { name: 'Ruaj kartën' });
  await waitFor(() => expect(submit).toBeEnabled());
  for (const times of [1, 2]) {
    await pressTwice('Ruaj kartën');
    expect(await screen.findByText('Karta u ruajt.')).toBeVisible();
    expect(sent('PUT /subscriptions/me/payment-method')).toHaveLength(times);
  }
});

describe('just after giving the plan up', () => {
  const cancel = async (api: ScreenOptions['api']) => {
    jest.useFakeTimers();
    const opened = await openSubscription({
      advanceTimers: (ms) => jest.advanceTimersByTime(ms),
      api: { 'GET /subscriptions/me': subscriptionOf(), 'DELETE /subscriptions/me': undefined, ...api },
    });
    await opened.user.click(await screen.findByRole('button', { name: 'Anulo abonimin…' }));
    await screen.findByRole('button', { name: 'Anulo abonimin' });
    await pressTwice('Anulo abonimin');
    expect(await screen.findByText(/^Abonimi u anulua/)).toBeVisible();
    expect(opened.sent('DELETE /subscriptions/me')).toHaveLength(1);
    return opened;
  };
  const waitLong = () => act(() => jest.advanceTimersByTimeAsync(10_000));

  test('it is taken back by one request, and nothing says any longer that it was given up', async () => {
    const { sent, router } = await cancel({ 'POST /subscriptions': pending });
    await pressTwice('Riabonohu');
    await waitLong();
    expect(sent('POST /subscriptions')).toHaveLength(1);
    expect(screen.queryByText(/^Abonimi u anulua/)).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/business/subscription');
  });

  test('another plan is chosen without being led away', async () => {
    const { user, router } = await cancel({});
    await user.click(screen.getByRole('radio', { name: /Vjetore/ }));
    await user.click(screen.getByRole('button', { name: 'Kalo në faturim vjetor' }));
    await waitLong();
    expect(router.state.location.pathname).toBe('/business/subscription');
  });
});
