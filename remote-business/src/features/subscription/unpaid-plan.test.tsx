import { failure } from '@tavolina/shared-api/testing';
import { fakeStripe } from '@tavolina/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openSubscription } from '../../testing/open-subscription.ts';
import { CARDS, subscriptionOf } from '../../testing/plan-samples.ts';
import type { ScreenOptions } from '../../testing/render-screen.tsx';

const VISA = { brand: 'visa', last4: '3155' };
const UNPAID = subscriptionOf({ status: 'incomplete', card: VISA });
const ENDED = subscriptionOf({ status: 'canceled', card: VISA });
const TO_PAY = { ...UNPAID, client_secret: 'pi_1_secret', secret_kind: 'payment' as const };

const open = (api: ScreenOptions['api']) =>
  openSubscription({ api: { 'GET /payments/config': CARDS, ...api } });

afterEach(() => Reflect.deleteProperty(window, 'Stripe'));

test('one that ended before its period has nothing to access or to take back', async () => {
  fakeStripe();
  await open({ 'GET /subscriptions/me': ENDED });
  expect(await screen.findByText(/Abonimi mbaroi, sepse nuk u pagua/)).toBeVisible();
  expect(screen.queryByText(/Qasja mbetet/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Riabonohu' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Abonohu' })).toBeVisible();
});

test.each(['incomplete', 'past_due'] as const)('%s is given up at once, and says so', async (status) => {
  fakeStripe();
  let isGivenUp = false;
  const { user, router } = await open({
    'GET /subscriptions/me': () => (isGivenUp ? ENDED : { ...UNPAID, status }),
    'DELETE /subscriptions/me': () => {
      isGivenUp = true;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Anulo abonimin…' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('mbaron menjëherë');
  await user.click(within(question).getByRole('button', { name: 'Anulo abonimin' }));
  expect(await screen.findByText(/Abonimi mbaroi, sepse nuk u pagua/)).toBeVisible();
  expect(screen.queryByText(/Qasja mbetet/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Abonohu' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/business/subscription');
});

test('another plan than the unpaid one is paid in full, with another card', async () => {
  fakeStripe();
  const { user } = await open({ 'GET /subscriptions/me': UNPAID });
  await user.click(await screen.findByRole('radio', { name: /Vjetore/ }));
  await user.click(screen.getByRole('button', { name: 'Kalo në faturim vjetor' }));
  const payment = within(await screen.findByRole('region', { name: 'Pagesa' }));
  expect(payment.getByText(/^Sot paguan 96,00 €\. Abonimi/)).toBeVisible();
  expect(payment.queryByRole('button', { name: /me kartën Visa/ })).not.toBeInTheDocument();
});

describe('a payment whose answer is lost', () => {
  const pay = async (look: object) => {
    fakeStripe({
      confirmCardPayment: [{ error: { message: 'Nuk u lidhëm dot.' } }],
      retrievePaymentIntent: [look],
    });
    let isAsked = false;
    const { user } = await open({
      'GET /subscriptions/me': () => (isAsked ? UNPAID : failure(404, 'not_found')),
      'POST /subscriptions': () => {
        isAsked = true;
        return TO_PAY;
      },
    });
    await user.type(await screen.findByLabelText('Emri në kartë'), 'Arta K.');
    const submit = screen.getByRole('button', { name: 'Nis provën me kartë' });
    await waitFor(() => expect(submit).toBeEnabled());
    await user.click(submit);
  };

  test('is looked up, and counts when it was made', async () => {
    await pay({ paymentIntent: { status: 'succeeded' } });
    expect(await screen.findByText(/Prova nisi/)).toBeVisible();
  });

  test('is never called refused while nobody knows', async () => {
    await pay({ error: { message: 'Nuk u lidhëm dot.' } });
    expect(await screen.findByText('Nuk e dimë ende nëse pagesa u krye.')).toBeVisible();
    expect(screen.queryByText(/Nga karta nuk u mor asgjë/)).not.toBeInTheDocument();
  });

  test('is refused when it was not made', async () => {
    await pay({ paymentIntent: { status: 'requires_payment_method' } });
    expect(await screen.findByText(/Nga karta nuk u mor asgjë/)).toBeVisible();
  });
});

test('a plan that another window began is no failed payment', async () => {
  let isElsewhere = false;
  const { user } = await openSubscription({
    api: {
      'GET /subscriptions/me': () => (isElsewhere ? subscriptionOf() : failure(404, 'not_found')),
      'POST /subscriptions': () => {
        isElsewhere = true;
        return failure(409, 'already_subscribed', 'Ke një abonim aktiv.');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Nis provën pa kartë' }));
  expect(await screen.findByText('Ke një abonim aktiv.')).toBeVisible();
  expect(screen.getByRole('region', { name: /Standard/ })).toHaveTextContent('Në provë');
  expect(screen.queryByText(/Pagesa nuk u krye/)).not.toBeInTheDocument();
});
