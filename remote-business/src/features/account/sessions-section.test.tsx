import { failure } from '@tavolina/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { elsewhere, openSecurity, part, SESSIONS } from '../../testing/open-security.ts';

// product.md §65
test('signed-in devices are listed, and others are signed out one by one', async () => {
  let sessions = SESSIONS;
  const { user } = await openSecurity({
    'GET /auth/sessions': () => sessions,
    'DELETE /auth/sessions/{id}': ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== params.id);
      return undefined;
    },
  });
  const section = await part('Pajisjet ku je identifikuar');
  const [here, other] = await section.findAllByRole('listitem');
  expect(here).toHaveTextContent('Firefox · Linux Kjo pajisje');
  expect(within(here as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(other).toHaveTextContent('Pajisje e panjohur');
  await user.click(within(other as HTMLElement).getByRole('button'));
  await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(1));
  expect(
    section.queryByRole('button', { name: 'Dil nga të gjitha pajisjet e tjera' }),
  ).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Pajisjet ku je identifikuar' })).toHaveFocus();
});

test('a device that is signed out leaves the keyboard where it has gone meanwhile', async () => {
  let answer = (): void => undefined;
  let sessions = SESSIONS;
  const { user, sent } = await openSecurity({
    'GET /auth/sessions': () => sessions,
    'DELETE /auth/sessions/{id}': async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      sessions = SESSIONS.slice(0, 1);
      return undefined;
    },
  });
  const section = await part('Pajisjet ku je identifikuar');
  const [, other] = await section.findAllByRole('listitem');
  await user.click(within(other as HTMLElement).getByRole('button'));
  await waitFor(() => expect(sent('DELETE /auth/sessions/{id}')).toHaveLength(1));
  await user.click(elsewhere());
  await act(async () => answer());
  await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(1));
  expect(elsewhere()).toHaveFocus();
});

// product.md §65
test('a device that another tab signed out is signed out, and a double press ends it once', async () => {
  let sessions = SESSIONS;
  const { user, sent } = await openSecurity({
    'GET /auth/sessions': () => sessions,
    'DELETE /auth/sessions/{id}': () => {
      sessions = SESSIONS.slice(0, 1);
      return failure(404, 'not_found');
    },
  });
  const section = await part('Pajisjet ku je identifikuar');
  const [, other] = await section.findAllByRole('listitem');
  await user.dblClick(within(other as HTMLElement).getByRole('button'));
  await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(1));
  expect(sent('DELETE /auth/sessions/{id}')).toHaveLength(1);
  expect(section.queryByRole('alert')).not.toBeInTheDocument();
});
