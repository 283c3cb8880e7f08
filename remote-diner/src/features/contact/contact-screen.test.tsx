import { type FakeHandlers, failure, fakeApi, pending } from '@tavolina/shared-api/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderScreen } from '../../testing/render-screen.tsx';

const open = async (answer: FakeHandlers['POST /contact/message'] = new Response(null, { status: 202 })) => {
  const received = fakeApi({ 'POST /contact/message': answer });
  const rendered = await renderScreen('/contact');
  await screen.findByRole('heading', { level: 1, name: 'Na shkruaj' });
  return { ...rendered, received };
};
const field = (name: string) => screen.getByRole('textbox', { name });
const FIELDS = ['Emri dhe mbiemri', 'E-mail', 'Tema', 'Mesazhi'];
const fill = async (user: UserEvent, email = 'arta.k@shembull.al') => {
  await user.type(field('Emri dhe mbiemri'), 'Arta K.');
  await user.type(field('E-mail'), email);
  await user.type(field('Tema'), 'Fatura');
  await user.type(field('Mesazhi'), 'Ku e gjej faturën?');
};
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Dërgo mesazhin' }));

test('names every way to reach the team', async () => {
  await open();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: '+383 38 000 100' })).toHaveAttribute('href', 'tel:+38338000100');
  expect(main.getByRole('link', { name: '+383 49 000 100' })).toBeInTheDocument();
  expect(main.getByRole('link', { name: 'info@tavolina.al' })).toHaveAttribute(
    'href',
    'mailto:info@tavolina.al',
  );
  expect(main.getByRole('link', { name: 'support@tavolina.al' })).toBeInTheDocument();
  expect(main.getByText('E hënë – e premte: 08:30 – 18:00')).toBeInTheDocument();
  expect(main.getByText('E shtunë: 09:00 – 14:00')).toBeInTheDocument();
  for (const name of ['Facebook', 'Twitter', 'Instagram', 'LinkedIn'])
    expect(main.getByRole('link', { name: `${name} (hapet në skedë të re)` })).toHaveAttribute(
      'target',
      '_blank',
    );
  expect(main.getByRole('img', { name: /^Zyra jonë te rruga Nënë Tereza/ })).toBeInTheDocument();
  for (const question of [
    'Si e regjistroj restorantin?',
    'Sa kushton?',
    'Kush më ndihmon kur diçka nuk punon?',
    'A lidhet me kasën time?',
  ])
    expect(main.getByText(question)).toBeInTheDocument();
  expect(field('Mesazhi')).toHaveAttribute('rows', '6');
  expect(document.title).toBe('Na shkruaj · Tavolina');
});

test('speaks English', async () => {
  fakeApi({});
  await renderScreen('/contact', { lng: 'en' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Write to us' })).toBeInTheDocument();
  expect(screen.getByText('How do I register my restaurant?')).toBeInTheDocument();
});

test('sends the message, says so and empties the fields', async () => {
  const { user, received } = await open();
  await fill(user);
  await send(user);
  expect(await screen.findByText(/^Mesazhi mbërriti\./)).toBeInTheDocument();
  expect(received[0]?.request.body).toEqual({
    full_name: 'Arta K.',
    email: 'arta.k@shembull.al',
    subject: 'Fatura',
    message: 'Ku e gjej faturën?',
  });
  for (const name of FIELDS) expect(field(name)).toHaveValue('');
});

test('every field is needed, and the focus goes to the first', async () => {
  const { user, received } = await open();
  await send(user);
  for (const name of FIELDS) expect(field(name)).toHaveAccessibleDescription('Plotësoje këtë fushë.');
  expect(field('Emri dhe mbiemri')).toHaveFocus();
  expect(received).toHaveLength(0);
});

test('half an e-mail is none', async () => {
  const { user, received } = await open();
  await fill(user, 'arta.k@shembull');
  await send(user);
  expect(field('E-mail')).toHaveAccessibleDescription(/^Shkruaje e-mailin të plotë/);
  expect(received).toHaveLength(0);
});

test('while it is sent the button says so, and sends no second one', async () => {
  const { user, received } = await open(() => pending());
  await fill(user);
  await send(user);
  const button = await screen.findByRole('button', { name: 'Po dërgohet…' });
  await user.click(button);
  expect(received).toHaveLength(1);
});

test('a message that was not sent stays', async () => {
  const { user } = await open(failure(429, 'rate_limited', 'Prit pak.'));
  await fill(user);
  await send(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Prit pak.');
  expect(alert).toHaveTextContent('Mesazhi nuk u dërgua. Ajo që shkrove është këtu; provo përsëri.');
  expect(field('Mesazhi')).toHaveValue('Ku e gjej faturën?');
});

test('what the server finds wrong stands at its field', async () => {
  const errors = [{ field: 'subject', message: 'Tema është e gjatë.' }];
  const { user } = await open(failure(422, 'invalid_input', 'Kontrollo fushat.', { errors }));
  await fill(user);
  await send(user);
  await screen.findByRole('alert');
  expect(field('Tema')).toHaveAccessibleDescription('Tema është e gjatë.');
  expect(field('Tema')).toHaveFocus();
});
