import type { Profile } from '@tavolina/shared-api/contract';
import { type FakeRequest, failure } from '@tavolina/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { PROFILE } from '../../testing/account-samples.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';

const PNG = new File(['x'], 'l.png', { type: 'image/png' });

const UPLOADED = {
  profile_image_url: '/media/1/320.jpg',
  profile_image: { width: 320, height: 320, placeholder: '', sources: [] },
};

const open = async (at: string, options: Partial<ScreenOptions> = {}) => {
  const opened = await renderScreen({
    at,
    ...options,
    api: { 'GET /orders/business': [], 'GET /menus/my/': [], ...options.api },
  });
  await screen.findByRole('heading', { level: 1 });
  return opened;
};

describe('the profile', () => {
  test('is read first, edited on a press, and given up without a trace', async () => {
    const { user, sent } = await open('/business/account');
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
    const { user, sent } = await open('/business/account', {
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

  test('what is typed while it is saved stays in the form, and is saved next', async () => {
    let answer = (): void => undefined;
    const { user, sent } = await open('/business/account', {
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
    expect(await screen.findByText(/Ajo që shkrove gjatë ruajtjes nuk është ruajtur ende/)).toBeVisible();
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
    const { user } = await open('/business/account', {
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

  test('another e-mail asks for the password', async () => {
    const { user, sent } = await open('/business/account', {
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

  test('changes that were not saved outlive a reload and a new sign-in, but for the password', async () => {
    const { user, unmount } = await open('/business/account');
    await user.click(await screen.findByRole('button', { name: 'Ndrysho' }));
    await user.type(screen.getByLabelText('Emri i lokalit'), ' 2');
    await user.type(screen.getByLabelText('E-mail'), 'l');
    await user.type(screen.getByLabelText('Fjalëkalimi i tanishëm'), 'Tavolina-2026!');
    const kept = { ...sessionStorage };
    expect(JSON.stringify(kept)).not.toContain('Tavolina-2026!');
    unmount();
    const again = await open('/business/account', { kept });
    expect(await screen.findByLabelText('Emri i lokalit')).toHaveValue('Oxhaku i Gjyshes 2');
    expect(screen.getByText('Vazhdon nga ndryshimet që nuk u ruajtën.')).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Hidhi ndryshimet' }));
    expect(screen.queryByLabelText('Emri i lokalit')).not.toBeInTheDocument();
    await again.user.click(screen.getByRole('button', { name: 'Ndrysho' }));
    expect(screen.getByLabelText('Emri i lokalit')).toHaveValue('Oxhaku i Gjyshes');
    expect(screen.queryByText(/që nuk u ruajtën/)).not.toBeInTheDocument();
  });

  test('a reload keeps what was changed alone: the rest may have been changed in another window', async () => {
    const { user, unmount } = await open('/business/account');
    await user.click(await screen.findByRole('button', { name: 'Ndrysho' }));
    await user.type(screen.getByLabelText(/Përshkrimi/), 'Te sheshi');
    const kept = { ...sessionStorage };
    unmount();
    const again = await open('/business/account', {
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

  test('a logo is chosen, then uploaded', async () => {
    const { user, sent } = await open('/business/account', {
      api: {
        'POST /users/profile-image/': UPLOADED,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Ngarko logon' }));
    expect(await screen.findByText('Zgjidh një foto para se ta ngarkosh.')).toBeVisible();
    await user.upload(screen.getByLabelText('Zgjidh logon'), PNG);
    // Pressed at once: no picture of this length is read by then.
    expect(screen.queryByText('Zgjidh një foto para se ta ngarkosh.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ngarko logon' }));
    expect(await screen.findByText('Imazhi u ngarkua me sukses')).toBeVisible();
    expect(sent('POST /users/profile-image/')).toHaveLength(1);
  });

  test('a logo is removed, and a removal that fails is not taken for an upload', async () => {
    let isDown = false;
    let profile: Profile = PROFILE;
    const { user, sent } = await open('/business/account', {
      api: {
        'GET /users/profile/': () => profile,
        'POST /users/profile-image/': () => {
          profile = { ...PROFILE, ...UPLOADED };
          return UPLOADED;
        },
        'DELETE /users/profile-image/': () => {
          if (isDown) return failure(500, 'internal_error');
          profile = PROFILE;
          return undefined;
        },
      },
    });
    const upload = async (): Promise<void> => {
      await user.upload(await screen.findByLabelText('Zgjidh logon'), PNG);
      await user.click(screen.getByRole('button', { name: 'Ngarko logon' }));
      expect(await screen.findByText('Imazhi u ngarkua me sukses')).toBeVisible();
    };
    await upload();
    await user.click(await screen.findByRole('button', { name: 'Hiq logon' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Hiq logon' })).not.toBeInTheDocument());
    expect(sent('DELETE /users/profile-image/')).toHaveLength(1);
    // The button went with what it removed; keys go on beside it.
    await waitFor(() => expect(screen.getByLabelText('Zgjidh logon')).toHaveFocus());
    expect(screen.queryByText('Imazhi u ngarkua me sukses')).not.toBeInTheDocument();
    await upload();
    isDown = true;
    await user.click(await screen.findByRole('button', { name: 'Hiq logon' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Logoja nuk u hoq.');
    expect(screen.queryByText('Imazhi u ngarkua me sukses')).not.toBeInTheDocument();
    isDown = false;
    await upload();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a double press uploads a logo once, and another can follow', async () => {
    const { user, sent } = await open('/business/account', {
      api: { 'POST /users/profile-image/': UPLOADED },
    });
    for (const times of [1, 2]) {
      await user.upload(await screen.findByLabelText('Zgjidh logon'), PNG);
      await waitFor(() => expect(document.querySelector('img[src^="data:image/png"]')).not.toBeNull());
      await pressTwice('Ngarko logon');
      expect(await screen.findByText('Imazhi u ngarkua me sukses')).toBeVisible();
      expect(sent('POST /users/profile-image/')).toHaveLength(times);
    }
  });

  test('a logo says how much of it has gone out, and one that does not arrive stays chosen', async () => {
    let refuse: (answer: Response) => void = () => undefined;
    const { user, sent } = await open('/business/account', {
      api: { 'POST /users/profile-image/': () => new Promise<Response>((resolve) => (refuse = resolve)) },
    });
    await user.upload(await screen.findByLabelText('Zgjidh logon'), PNG);
    const upload = screen.getByRole('button', { name: 'Ngarko logon' });
    await user.click(upload);
    expect(await screen.findByRole('progressbar', { name: 'Dërgimi i fotos' })).toHaveValue(50);
    refuse(failure(503, 'service_unavailable'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Logoja nuk u ngarkua.');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    await user.click(upload);
    await waitFor(() => expect(sent('POST /users/profile-image/')).toHaveLength(2));
  });
});

test('the security tab changes the password, the next one shows what was billed', async () => {
  const { user, router } = await open('/business/account', {
    api: {
      'PUT /users/password': failure(422, 'wrong_password', 'Fjalëkalimi i tanishëm nuk është i saktë.'),
      'GET /auth/two-factor': { is_on: false, since: null, recovery_codes_left: 0 },
      'GET /auth/sessions': [],
      'GET /payments/ledger': { currency: 'EUR', gross: 0, refunded: 0, payable: 0, orders: [] },
      'GET /subscriptions/invoices': [
        {
          id: 'in_1',
          number: 'TAV-0001',
          amount: 10,
          status: 'paid',
          issued_at: '2026-11-01T08:00:00.000Z',
          page_url: null,
          pdf_url: 'https://files.example/1.pdf',
        },
      ],
    },
  });
  await user.click(screen.getByRole('tab', { name: 'Siguria' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=security'));
  expect(screen.getByRole('link', { name: 'Ndryshoje me listë kontrolli' })).toHaveAttribute(
    'href',
    '/business/change-password',
  );
  await user.type(screen.getByLabelText('Fjalëkalimi i tanishëm'), 'gabim');
  await user.type(screen.getByLabelText('Fjalëkalimi i ri'), 'Tavolina-2027!');
  await user.type(screen.getByLabelText('Përsërit fjalëkalimin e ri'), 'Tavolina-2027!');
  await user.click(screen.getByRole('button', { name: 'Ndrysho fjalëkalimin' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Fjalëkalimi i tanishëm')).toHaveAccessibleDescription(
      'Fjalëkalimi i tanishëm nuk është i saktë.',
    ),
  );
  await user.click(screen.getByRole('tab', { name: 'Faturimi' }));
  const row = await screen.findByRole('row', { name: /TAV-0001/ });
  expect(row).toHaveTextContent(/01\.11\.2026TAV-000110,00\s€Paguar/);
  expect(within(row).getByRole('link')).toHaveAttribute('href', 'https://files.example/1.pdf');
});

describe('the page that changes the password', () => {
  afterEach(() => jest.useRealTimers());

  test('opens its button when all six checks pass, and leads to the dashboard', async () => {
    jest.useFakeTimers();
    const { user, sent, router } = await renderScreen({
      at: '/business/change-password',
      tier: 'basic',
      api: { 'PUT /users/password': { detail: 'U ndryshua.' }, 'GET /menus/my/': [] },
      advanceTimers: (ms) => jest.advanceTimersByTime(ms),
    });
    const submit = await screen.findByRole('button', { name: 'Ndrysho fjalëkalimin' });
    expect(submit).toBeDisabled();
    await user.type(screen.getByLabelText('Fjalëkalimi i tanishëm'), 'Tavolina-2026!');
    await user.type(screen.getByLabelText('Fjalëkalimi i ri'), 'tavolina-2027');
    expect(screen.getAllByRole('img', { name: 'ende jo' })).toHaveLength(3);
    await user.clear(screen.getByLabelText('Fjalëkalimi i ri'));
    await user.type(screen.getByLabelText('Fjalëkalimi i ri'), 'Tavolina-2027!');
    await user.type(screen.getByLabelText('Përsërit fjalëkalimin e ri'), 'Tavolina-2027!');
    expect(screen.getAllByRole('img', { name: 'po' })).toHaveLength(6);
    await user.click(submit);
    expect(await screen.findByText('Fjalëkalimi u ndryshua.')).toBeVisible();
    expect(sent('PUT /users/password')[0]?.body).toEqual({
      current_password: 'Tavolina-2026!',
      new_password: 'Tavolina-2027!',
      confirm_password: 'Tavolina-2027!',
    });
    // Looking for it has taken a moment of the three seconds.
    await act(() => jest.advanceTimersByTimeAsync(2_800));
    expect(router.state.location.pathname).toBe('/business/change-password');
    await act(() => jest.advanceTimersByTimeAsync(200));
    const { location, navigation } = router.state;
    expect((navigation.location ?? location).pathname).toBe('/business/dashboard');
  });
});
