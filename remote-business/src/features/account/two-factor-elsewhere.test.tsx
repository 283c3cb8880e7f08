import { failure } from '@tavolina/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { CODES, OFF, ON, openSecurity, part, SETUP, type TwoFactor } from '../../testing/open-security.ts';

const NAME = 'Two-step sign-in';
const PASSWORD = 'Tavolina-2026!{Enter}';

// product.md §191
test.each([
  ['the secret', 'POST /auth/two-factor'],
  ['the first code', 'POST /auth/two-factor/confirm'],
])('turned on elsewhere before %s: says so, and shows them on', async (_what, call) => {
  let state = OFF as TwoFactor;
  const { user } = await openSecurity(
    {
      'GET /auth/two-factor': () => state,
      'POST /auth/two-factor': SETUP,
      [call]: () => {
        state = ON;
        return failure(409, 'two_factor_on', 'Login with a code is on already.');
      },
    },
    'en',
  );
  const section = await part(NAME);
  await user.click(await section.findByRole('button', { name: 'Turn it on…' }));
  await user.type(section.getByLabelText('Current password'), PASSWORD);
  if (call.endsWith('confirm')) await user.type(await section.findByLabelText('Code'), '111111{Enter}');
  expect(await section.findByRole('status')).toHaveTextContent('Login with a code is on already.');
  expect(await section.findByRole('button', { name: 'Turn it off…' })).toBeVisible();
  expect(section.queryByLabelText('Current password')).not.toBeInTheDocument();
  expect(section.queryByLabelText('Code')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: NAME })).toHaveFocus();
});

test.each([
  ['Turn it off…', 'Turn it off', 'POST /auth/two-factor/disable'],
  ['New recovery codes…', 'Make new codes', 'POST /auth/two-factor/recovery-codes'],
])('turned off elsewhere before “%s”: says so, and shows them off', async (opener, button, call) => {
  let state = ON as TwoFactor;
  const { user } = await openSecurity(
    {
      'GET /auth/two-factor': () => state,
      [call]: () => {
        state = OFF;
        return failure(409, 'two_factor_off', 'Login with a code is not on.');
      },
    },
    'en',
  );
  const section = await part(NAME);
  await user.click(await section.findByRole('button', { name: opener }));
  await user.type(section.getByLabelText('Current password'), 'Tavolina-2026!');
  await user.type(section.getByLabelText('Code'), '111111');
  await user.click(section.getByRole('button', { name: button }));
  expect(await section.findByRole('status')).toHaveTextContent('Login with a code is not on.');
  expect(await section.findByRole('button', { name: 'Turn it on…' })).toBeVisible();
  expect(screen.getByRole('region', { name: NAME })).toHaveFocus();
});

// product.md §191
test('a secret that was replaced elsewhere is given up, and setting them up begins again', async () => {
  let tries = 0;
  const { user, sent } = await openSecurity(
    {
      'POST /auth/two-factor': SETUP,
      'POST /auth/two-factor/confirm': () => {
        tries += 1;
        return tries === 1
          ? failure(409, 'two_factor_replaced', 'Begin again here.')
          : { recovery_codes: CODES };
      },
    },
    'en',
  );
  const section = await part(NAME);
  const setUp = async () => {
    await user.click(await section.findByRole('button', { name: 'Turn it on…' }));
    await user.type(section.getByLabelText('Current password'), PASSWORD);
    await user.type(await section.findByLabelText('Code'), '111111{Enter}');
  };
  await setUp();
  expect(await section.findByRole('status')).toHaveTextContent('Begin again here.');
  expect(section.queryByText(SETUP.secret)).not.toBeInTheDocument();
  expect(sent('POST /auth/two-factor/confirm')[0]?.body).toEqual({ code: '111111', secret: SETUP.secret });
  await setUp();
  expect(await section.findByText(CODES[0] ?? '')).toBeVisible();
  await waitFor(() => expect(section.queryByText('Begin again here.')).not.toBeInTheDocument());
});
