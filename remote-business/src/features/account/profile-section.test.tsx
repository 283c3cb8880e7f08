import { type FakeRequest, failure } from '@tavolina/shared-api/testing';
import { PROFILE } from '@tavolina/shared-console/testing/account-samples.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openAccount } from '../../testing/open-account.ts';

describe('the profile', () => {
  test('is read first, edited on a press, and given up without a trace', async () => {
    const { user, sent } = await openAccount();
    expect(await screen.findByText('Rruga e Kavajës 112')).toBeVisible();
    expect(screen.getAllByText('Pa plotësuar').length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Ndrysho' }));
    expect(screen.getByLabelText('Emri i lokalit')).toHaveFocus();
    await user.keyboard(' 2');
    await user.click(screen.getByRole('button', { name: 'Anulo' }));
    expect(screen.queryByLabelText('Emri i lokalit')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ndrysho' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Ndrysho' }));
    expect(screen.getByLabelText('Emri i lokalit')).toHaveValue('Oxhaku i Gjyshes');
    expect(sent('PATCH /users/profile/')).toHaveLength(0);
  });

  test('is saved with what was changed, and leaves the rest to other windows', async () => {
    const { user, sent } = await openAccount({
      api: { 'PATCH /users/profile/': ({ body }: FakeRequest) => ({ ...PROFILE, ...(body as object) }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Ndrysho' }));
    await user.type(screen.getByLabelText(/NIPT/), 'L12345678A');
    await user.click(screen.getByRole('button', { name: 'Ruaj ndryshimet' }));
    expect(await screen.findByText('Ndryshimet u ruajtën.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ndrysho' })).toHaveFocus();
    expect(screen.getByText('L12345678A')).toBeVisible();
    expect(sent('PATCH /users/profile/')[0]?.body).toEqual({ vat_number: 'L12345678A' });
  });

  // product.md §583
  test('what is too long stays as it was pasted, with the sentence of the server at its field', async () => {
    const { user } = await openAccount({
      api: {
        'PATCH /users/profile/': failure(422, 'invalid_input', 'Disa fusha duhen ndrequr.', {
          errors: [{ field: 'postal_code', message: 'Shkruaj deri në 20 shenja.' }],
        }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Ndrysho' }));
    const field = screen.getByLabelText(/Kodi postar/);
    await user.clear(field);
    await user.click(field);
    await user.paste('1001 Tiranë, te sheshi i madh');
    await user.click(screen.getByRole('button', { name: 'Ruaj ndryshimet' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Shkruaj deri në 20 shenja.'));
    expect(field).toHaveValue('1001 Tiranë, te sheshi i madh');
  });

  // product.md §199
  test('what is typed while it is saved stays in the form, and is saved next', async () => {
    let answer = (): void => undefined;
    const { user, sent } = await openAccount({
      api: {
        'PATCH /users/profile/': async ({ body }: FakeRequest) => {
          await new Promise<void>((resolve) => (answer = resolve));
          return { ...PROFILE, ...(body as object) };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Ndrysho' }));
    await user.type(screen.getByLabelText(/NIPT/), 'L12345678A ');
    await user.click(screen.getByRole('button', { name: 'Ruaj ndryshimet' }));
    await user.type(screen.getByLabelText(/Përshkrimi/), 'Te sheshi');
    await act(async () => answer());
    expect(await screen.findByText(/Ajo që shkrove më pas nuk është ruajtur ende/)).toBeVisible();
    expect(screen.getByLabelText(/Përshkrimi/)).toHaveValue('Te sheshi');
    expect(screen.getByLabelText(/Përshkrimi/)).toHaveFocus();
    expect(screen.getByLabelText(/NIPT/)).toHaveValue('L12345678A');
    expect(JSON.stringify({ ...sessionStorage })).toContain('Te sheshi');
    await user.click(screen.getByRole('button', { name: 'Ruaj ndryshimet' }));
    await act(async () => answer());
    expect(await screen.findByText('Te sheshi')).toBeVisible();
    expect(sent('PATCH /users/profile/')[1]?.body).toMatchObject({ description: 'Te sheshi' });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Te sheshi');
  });

  test('an e-mail that is taken stands at its field, and name and e-mail are required', async () => {
    const { user } = await openAccount({
      lng: 'en',
      api: { 'PATCH /users/profile/': failure(409, 'email_taken', 'This e-mail has an account.') },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('This e-mail has an account.'),
    );
    await user.clear(screen.getByLabelText('E-mail'));
    await user.clear(screen.getByLabelText('Name of the place'));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(screen.getByLabelText('Name of the place')).toHaveFocus();
    expect(screen.getByLabelText('E-mail')).toBeInvalid();
  });

  // product.md §139
  test('a NIPT is checked, in any spelling, and one from before that holds no other field back', async () => {
    const { user, sent } = await openAccount({
      api: {
        'GET /users/profile/': { ...PROFILE, vat_number: 'e di llogaritarja' },
        'PATCH /users/profile/': ({ body }: FakeRequest) => ({ ...PROFILE, ...(body as object) }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Ndrysho' }));
    await user.type(screen.getByLabelText(/Kodi postar/), '2');
    await user.click(screen.getByRole('button', { name: 'Ruaj ndryshimet' }));
    expect(await screen.findByText('Ndryshimet u ruajtën.')).toBeVisible();
    expect(sent('PATCH /users/profile/')[0]?.body).toEqual({ postal_code: '10012' });
    await user.click(screen.getByRole('button', { name: 'Ndrysho' }));
    await user.clear(screen.getByLabelText(/NIPT/));
    await user.type(screen.getByLabelText(/NIPT/), '12345');
    await user.click(screen.getByRole('button', { name: 'Ruaj ndryshimet' }));
    expect(screen.getByLabelText(/NIPT/)).toHaveAccessibleDescription(/një shkronjë, tetë shifra/);
    await user.clear(screen.getByLabelText(/NIPT/));
    await user.type(screen.getByLabelText(/NIPT/), 'al l 12345678 a');
    await user.click(screen.getByRole('button', { name: 'Ruaj ndryshimet' }));
    await waitFor(() => expect(sent('PATCH /users/profile/')).toHaveLength(2));
  });

  test('a place without a city is asked for it, and the answer is saved at once', async () => {
    const { user, sent } = await openAccount({
      api: {
        'GET /users/profile/': { ...PROFILE, city: '' },
        'PATCH /users/profile/': ({ body }: FakeRequest) => ({ ...PROFILE, ...(body as object) }),
      },
    });
    const prompt = within(await screen.findByRole('region', { name: 'Në cilin qytet është lokali yt?' }));
    await user.click(prompt.getByRole('button', { name: 'Ruaj qytetin' }));
    expect(prompt.getByLabelText('Qyteti')).toHaveAccessibleDescription('Plotësoje këtë fushë.');
    await user.type(prompt.getByLabelText('Qyteti'), 'Sarandë');
    await user.click(prompt.getByRole('button', { name: 'Ruaj qytetin' }));
    expect(await screen.findByText(/^Qyteti u ruajt: Sarandë/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ruaj qytetin' })).not.toBeInTheDocument();
    expect(sent('PATCH /users/profile/')[0]?.body).toEqual({ city: 'Sarandë' });
  });

  test('another e-mail asks for the password', async () => {
    const { user, sent } = await openAccount({
      api: {
        'PATCH /users/profile/': ({ body }: FakeRequest) =>
          'current_password' in (body as object)
            ? { ...PROFILE, email: 'i.ri@shembull.al' }
            : failure(422, 'current_password_needed', 'Shkruaj fjalëkalimin e tanishëm.'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Ndrysho' }));
    expect(screen.queryByLabelText('Fjalëkalimi i tanishëm')).not.toBeInTheDocument();
    await user.clear(screen.getByLabelText('E-mail'));
    await user.type(screen.getByLabelText('E-mail'), 'i.ri@shembull.al');
    await user.click(screen.getByRole('button', { name: 'Ruaj ndryshimet' }));
    const password = screen.getByLabelText('Fjalëkalimi i tanishëm');
    await waitFor(() => expect(password).toHaveAccessibleDescription(/Shkruaj fjalëkalimin e tanishëm/));
    await user.type(password, 'Tavolina-2026!');
    await user.click(screen.getByRole('button', { name: 'Ruaj ndryshimet' }));
    expect(await screen.findByText('i.ri@shembull.al')).toBeVisible();
    expect(sent('PATCH /users/profile/')[1]?.body).toMatchObject({ current_password: 'Tavolina-2026!' });
  });

  // product.md §84
  test('changes that were not saved outlive a reload and a new sign-in, but for the password', async () => {
    const { user, unmount } = await openAccount();
    await user.click(await screen.findByRole('button', { name: 'Ndrysho' }));
    await user.type(screen.getByLabelText('Emri i lokalit'), ' 2');
    await user.type(screen.getByLabelText('E-mail'), 'l');
    await user.type(screen.getByLabelText('Fjalëkalimi i tanishëm'), 'Tavolina-2026!');
    const kept = { ...sessionStorage };
    expect(JSON.stringify(kept)).not.toContain('Tavolina-2026!');
    unmount();
    const again = await openAccount({ kept });
    expect(await screen.findByLabelText('Emri i lokalit')).toHaveValue('Oxhaku i Gjyshes 2');
    expect(screen.getByText('Vazhdon nga ndryshimet që nuk u ruajtën.')).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Hidhi ndryshimet' }));
    expect(screen.queryByLabelText('Emri i lokalit')).not.toBeInTheDocument();
    await again.user.click(screen.getByRole('button', { name: 'Ndrysho' }));
    expect(screen.getByLabelText('Emri i lokalit')).toHaveValue('Oxhaku i Gjyshes');
    expect(screen.queryByText(/që nuk u ruajtën/)).not.toBeInTheDocument();
  });

  test('a reload keeps what was changed alone: the rest may have been changed in another window', async () => {
    const { user, unmount } = await openAccount();
    await user.click(await screen.findByRole('button', { name: 'Ndrysho' }));
    await user.type(screen.getByLabelText(/Përshkrimi/), 'Te sheshi');
    const kept = { ...sessionStorage };
    unmount();
    const again = await openAccount({
      kept,
      api: {
        'GET /users/profile/': { ...PROFILE, telephone: '+355 69 111 1111' },
        'PATCH /users/profile/': ({ body }: FakeRequest) => ({ ...PROFILE, ...(body as object) }),
      },
    });
    expect(await screen.findByLabelText(/Përshkrimi/)).toHaveValue('Te sheshi');
    expect(screen.getByLabelText(/Telefoni/)).toHaveValue('+355 69 111 1111');
    await again.user.click(screen.getByRole('button', { name: 'Ruaj ndryshimet' }));
    expect(await screen.findByText('Ndryshimet u ruajtën.')).toBeVisible();
    expect(again.sent('PATCH /users/profile/')[0]?.body).toEqual({ description: 'Te sheshi' });
  });

  test('a refusal of two fields leads to the first of them', async () => {
    const { user } = await openAccount({
      api: {
        'PATCH /users/profile/': failure(422, 'invalid_input', 'Kontrollo fushat.', {
          errors: [
            { field: 'address', message: 'Adresa nuk lejohet.' },
            { field: 'city', message: 'Qyteti nuk lejohet.' },
          ],
        }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Ndrysho' }));
    await user.type(screen.getByLabelText(/Adresa/), ' 2');
    await user.click(screen.getByRole('button', { name: 'Ruaj ndryshimet' }));
    expect(await screen.findByText('Qyteti nuk lejohet.')).toBeVisible();
    expect(screen.getByLabelText(/Adresa/)).toHaveFocus();
  });
});
