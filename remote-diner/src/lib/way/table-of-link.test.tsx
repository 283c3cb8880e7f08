import { failure, fakeApi } from '@tavolina/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { menuOf, RATES } from '../../testing/samples.ts';
import { useWays } from './way-store.ts';

const serve = (table: Response | { label: string } | (() => Promise<never>)) =>
  fakeApi({
    'GET /menus/{id}': menuOf(),
    'GET /exchange-rates': RATES,
    'GET /places/{id}/tables/{code}': table,
  });

// product.md §284
test('the table of the link is shown and kept, and the way out forgets it', async () => {
  serve({ label: '12' });
  const { user } = await renderScreen('/menu/dreka?table=q3Zr8Yw2LxT5', { lng: 'en' });
  expect(await screen.findByText('You sit at table 12.')).toBeVisible();
  expect(useWays.getState().tables).toEqual({ oxhaku: { code: 'q3Zr8Yw2LxT5', label: '12' } });
  await user.click(screen.getByRole('button', { name: 'I am not at this table' }));
  expect(screen.queryByText('You sit at table 12.')).not.toBeInTheDocument();
  expect(useWays.getState().tables).toEqual({});
});

// product.md §284
test('a diner is at the table of the link before the server has answered which it is', async () => {
  serve(() => new Promise<never>(() => undefined));
  await renderScreen('/menu/dreka?table=q3Zr8Yw2LxT5');
  await waitFor(() => expect(useWays.getState().tables).toEqual({ oxhaku: { code: 'q3Zr8Yw2LxT5' } }));
});

// product.md §284
test('a code that is void says so, and seats nobody', async () => {
  serve(failure(404, 'table_unknown', 'Ky kod tavoline nuk vlen më.'));
  await renderScreen('/menu/dreka?table=7');
  expect(await screen.findByText('Ky kod tavoline nuk vlen më.')).toBeVisible();
  await waitFor(() => expect(useWays.getState().tables).toEqual({}));
});

// product.md §284, §633
test('a code with a sign that proxies refuse in a path is asked for without it', async () => {
  const sent = serve(failure(404, 'table_unknown', 'Ky kod tavoline nuk vlen më.'));
  await renderScreen('/menu/dreka?table=a%00b');
  expect(await screen.findByText('Ky kod tavoline nuk vlen më.')).toBeVisible();
  const asked = sent.filter(({ route }) => route === 'GET /places/{id}/tables/{code}');
  expect(asked.map(({ request }) => decodeURIComponent(request.url.pathname))).toEqual([
    expect.stringMatching(/a\uFFFDb$/),
  ]);
});

test('a table that cannot be a table is not restored', async () => {
  sessionStorage.setItem(
    'tavolina.ways',
    JSON.stringify({
      state: { tables: { oxhaku: { code: 1 }, tjetri: { code: 'a', label: '3' } } },
      version: 1,
    }),
  );
  await useWays.persist.rehydrate();
  expect(useWays.getState().tables).toEqual({ tjetri: { code: 'a', label: '3' } });
});
