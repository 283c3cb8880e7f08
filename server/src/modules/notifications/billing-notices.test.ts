import { createOwner, type TestOwner } from '../../test/factories.ts';
import { testMailServer } from '../../test/mail-server.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { paymentFailedJob, trialEndingJob } from '../subscriptions/subscription-jobs.ts';
import { addSubscription } from '../subscriptions/subscriptions-service.ts';

const mail = testMailServer();
const server = testServer(mail.env);

const START = new Date('2026-11-20T12:42:00Z');
const END = new Date('2026-12-04T12:42:00Z');

const subscriber = async (status: 'trialing' | 'past_due' | 'active'): Promise<TestOwner> => {
  const owner = await createOwner(server);
  await addSubscription(server.database, owner.id, {
    planId: 'standard-month',
    status,
    cancelAtPeriodEnd: false,
    start: START,
    end: END,
  });
  return owner;
};

const to = (owner: TestOwner) => (letter: { recipients: string[] }) => letter.recipients[0] === owner.email;

test('a trial that is about to end is told of once, with its day', async () => {
  const owner = await subscriber('trialing');
  const other = await subscriber('trialing');
  const job = { business_id: owner.id };
  await server.jobs.send(server.database, trialEndingJob, job);
  const letter = await mail.next(to(owner));
  expect(letter.subject).toBe('Prova falas e planit Standard mbaron më 04.12.2026');
  expect(letter.text).toContain(`https://tavolina.example/business/subscription?place=${owner.id}`);

  await server.jobs.send(server.database, trialEndingJob, job);
  await server.jobs.send(server.database, trialEndingJob, { business_id: other.id });
  await mail.next(to(other));
  expect(mail.received.filter(to(owner))).toHaveLength(1);
});

test('a failed renewal is told of in the language the business signs in with', async () => {
  const owner = await subscriber('past_due');
  await server.database.query(`UPDATE businesses SET language = 'en' WHERE id = $1`, [owner.id]);
  await server.jobs.send(server.database, paymentFailedJob, { business_id: owner.id });
  const letter = await mail.next(to(owner));
  expect(letter.subject).toBe('The subscription payment did not go through');
  expect(letter.text).toContain('Online orders continue for 7 more days');
});

// product.md §70
test('an owner may do without the mail about the trial, and is told of a failed payment all the same', async () => {
  const owner = await subscriber('trialing');
  const choices = await send(server, 'PATCH', '/users/mails', {
    token: owner.accessToken,
    body: { trial_ending: false },
  });
  expect(choices.body).toEqual({ new_order: true, trial_ending: false });
  await server.jobs.send(server.database, trialEndingJob, { business_id: owner.id });
  const other = await subscriber('trialing');
  await server.jobs.send(server.database, trialEndingJob, { business_id: other.id });
  await mail.next(to(other));
  expect(mail.received.filter(to(owner))).toHaveLength(0);
  await server.database.query(`UPDATE subscriptions SET status = 'past_due' WHERE business_id = $1`, [
    owner.id,
  ]);
  await server.jobs.send(server.database, paymentFailedJob, { business_id: owner.id });
  expect((await mail.next(to(owner))).subject).toBe('Pagesa e abonimit nuk u krye');
});

test('what is no longer so is not told', async () => {
  const [paid, overdue] = [await subscriber('active'), await subscriber('past_due')];
  await server.jobs.send(server.database, trialEndingJob, { business_id: paid.id });
  await server.jobs.send(server.database, paymentFailedJob, { business_id: paid.id });
  await server.jobs.send(server.database, paymentFailedJob, { business_id: overdue.id });
  await mail.next(to(overdue));
  expect(mail.received.filter(to(paid))).toHaveLength(0);
});
