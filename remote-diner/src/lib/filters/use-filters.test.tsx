import type { Filters } from '@tavolina/shared-api/contract';
import { pending } from '@tavolina/shared-api/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useFilters } from './use-filters.ts';

const CHANGES: readonly Partial<Filters>[] = [
  { category: 'Dreka' },
  { cuisine_type: 'Italiane' },
  { diet: 'vegan' },
];

const Choices = () => {
  const { change } = useFilters();
  return CHANGES.map((each) => (
    <button key={Object.keys(each)[0]} type="button" onClick={() => change(each)}>
      {Object.values(each)[0]}
    </button>
  ));
};

const Again = () => {
  const { change } = useFilters();
  return (
    <button type="button" onClick={() => change({ diet: 'vegan' })}>
      vegan
    </button>
  );
};

/** The second choice takes long to arrive in the address. */
const loader = ({ request }: { request: Request }) => {
  const { searchParams } = new URL(request.url);
  return searchParams.has('cuisine_type') && !searchParams.has('diet') ? pending() : null;
};

// product.md §9
test('filters that are chosen faster than the page follows are all kept', async () => {
  const { router } = await renderScreen('/', { routes: [{ path: '/', loader, element: <Choices /> }] });
  const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  await screen.findByRole('button', { name: 'Dreka' });
  await act(async () => {
    const arrived = new Promise<void>((resolve) => {
      router.subscribe(({ location }) => location.search === '?category=Dreka' && resolve());
    });
    choose('Dreka');
    await arrived;
    // The page is drawn with the first choice only after the second one.
    choose('Italiane');
  });
  choose('vegan');
  await waitFor(() =>
    expect(router.state.location.search).toBe('?cuisine_type=Italiane&category=Dreka&diet=vegan'),
  );
});

test('the same filter pressed twice is one page to come back from', async () => {
  const { router } = await renderScreen('/', { routes: [{ path: '/', loader, element: <Again /> }] });
  const button = await screen.findByRole('button', { name: 'vegan' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(router.state.location.search).toBe('?diet=vegan'));
  fireEvent.click(button);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('filters follow an address that somebody else changed', async () => {
  const { router } = await renderScreen('/', { routes: [{ path: '/', loader, element: <Choices /> }] });
  fireEvent.click(await screen.findByRole('button', { name: 'Dreka' }));
  await waitFor(() => expect(router.state.location.search).toBe('?category=Dreka'));
  await act(() => router.navigate('/?category=Embelsira'));
  fireEvent.click(screen.getByRole('button', { name: 'vegan' }));
  await waitFor(() => expect(router.state.location.search).toBe('?category=Embelsira&diet=vegan'));
});
