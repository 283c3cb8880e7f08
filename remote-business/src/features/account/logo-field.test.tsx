import type { Profile } from '@tavolina/shared-api/contract';
import { failure } from '@tavolina/shared-api/testing';
import { PROFILE } from '@tavolina/shared-console/testing/account-samples.ts';
import { pressTwice } from '@tavolina/shared-console/testing/press-twice.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { openAccount } from '../../testing/open-account.ts';

const PNG = new File(['x'], 'l.png', { type: 'image/png' });

const UPLOADED = {
  profile_image_url: '/media/1/320.jpg',
  profile_image: { width: 320, height: 320, placeholder: '', sources: [] },
};

test('a logo is chosen, then uploaded', async () => {
  const { user, sent } = await openAccount({
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
  const { user, sent } = await openAccount({
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
  const { user, sent } = await openAccount({
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
  const { user, sent } = await openAccount({
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

test('another logo that is chosen while one is on its way stays chosen', async () => {
  let answer: () => void = () => undefined;
  const { user, sent } = await openAccount({
    api: {
      'POST /users/profile-image/': () =>
        new Promise((resolve) => {
          answer = () => resolve(UPLOADED);
        }),
    },
  });
  await user.upload(await screen.findByLabelText('Zgjidh logon'), PNG);
  await user.click(screen.getByRole('button', { name: 'Ngarko logon' }));
  await waitFor(() => expect(sent('POST /users/profile-image/')).toHaveLength(1));
  await user.upload(screen.getByLabelText('Zgjidh logon'), new File(['y'], 'm.png', { type: 'image/png' }));
  await act(async () => answer());
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Ngarko logon' }));
  await waitFor(() => expect(sent('POST /users/profile-image/')).toHaveLength(2));
  expect(screen.queryByText('Zgjidh një foto para se ta ngarkosh.')).not.toBeInTheDocument();
});
