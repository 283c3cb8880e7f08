import { fireEvent, screen, within } from '@testing-library/react';
import { renderUi } from '../test/render-ui.tsx';
import { PlacesMap } from './map-code.tsx';

const PLACES = [
  { name: 'Oxhaku', location: { latitude: 41.3275, longitude: 19.8187 } },
  { name: 'Pa vend', location: null },
  { name: 'Pirun', location: { latitude: 41.302, longitude: 19.77 } },
  { name: 'Te Ura', location: { latitude: 41.302, longitude: 19.77 } },
];

const open = async (places = PLACES, tiles?: { url: string; attribution: string }) => {
  const result = await renderUi(
    <PlacesMap
      label="Harta"
      places={places}
      empty={{ centre: { latitude: 41.3275, longitude: 19.8187 }, zoom: 13 }}
      tiles={tiles}
    >
      {(chosen) => <p>Zgjedhur: {chosen.map((position) => places[position]?.name).join(' + ')}</p>}
    </PlacesMap>,
  );
  const map = within(await screen.findByRole('region', { name: 'Harta' }));
  return { ...result, map };
};

const card = () => screen.queryByText(/^Zgjedhur:/);

// product.md §262
test('markers are buttons in the order of the list, with its numbers; what overlaps is one', async () => {
  const { map } = await open();
  const names = within(map.getByRole('list'))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['1. Oxhaku', '2 lokale: Pirun, Te Ura']);
});

// product.md §262
test('the focus shows a place; Enter leads to it, and Escape back to the marker', async () => {
  const { map, user } = await open();
  await user.tab();
  expect(map.getByRole('button', { name: '1. Oxhaku' })).toHaveFocus();
  expect(card()).toHaveTextContent('Zgjedhur: Oxhaku');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: 'I zgjedhur në hartë' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(map.getByRole('button', { name: '1. Oxhaku' })).toHaveFocus();
});

test('places at one spot that never fall apart are shown together', async () => {
  const { map, user } = await open();
  await user.click(map.getByRole('button', { name: '2 lokale: Pirun, Te Ura' }));
  expect(card()).toHaveTextContent('Zgjedhur: Pirun + Te Ura');
});

test('markers that overlap fall apart at a press', async () => {
  const near = PLACES.concat([{ name: 'Afër', location: { latitude: 41.3277, longitude: 19.8189 } }]);
  const { map, user } = await open(near);
  await user.click(map.getByRole('button', { name: '2 lokale: Oxhaku, Afër' }));
  expect(map.getByRole('button', { name: '1. Oxhaku' })).toBeInTheDocument();
  expect(map.getByRole('button', { name: '5. Afër' })).toBeInTheDocument();
});

/** Where a marker is drawn. */
const spotOf = (button: HTMLElement): string => button.closest('li')?.style.transform ?? '';

test('the ground moves by arrow keys and by a pointer, and a press on it closes what was shown', async () => {
  const { map, user } = await open();
  const marker = map.getByRole('button', { name: '1. Oxhaku' });
  await user.click(marker);
  const before = spotOf(marker);
  map.getByRole('button', { name: 'Afro hartën' }).focus();
  await user.keyboard('{ArrowRight}');
  const after = spotOf(marker);
  expect(after).not.toBe(before);
  const ground = marker.closest('ol')?.parentElement as HTMLElement;
  fireEvent.pointerDown(ground, { pointerId: 1, clientX: 100, clientY: 100, button: 0 });
  fireEvent.pointerMove(ground, { pointerId: 1, clientX: 160, clientY: 100 });
  fireEvent.pointerUp(ground, { pointerId: 1, clientX: 160, clientY: 100 });
  expect(spotOf(marker)).not.toBe(after);
  expect(card()).toHaveTextContent('Oxhaku');
  fireEvent.pointerDown(ground, { pointerId: 1, clientX: 10, clientY: 10, button: 0 });
  fireEvent.pointerUp(ground, { pointerId: 1, clientX: 10, clientY: 10 });
  expect(card()).not.toBeInTheDocument();
});

// product.md §263
test('the ground is drawn and asks for no picture; with tiles it names whose they are', async () => {
  const { container, unmount } = await open();
  expect(await screen.findByText('Blloku')).toBeInTheDocument();
  expect(container.querySelector('image')).toBeNull();
  unmount();
  const tiled = await open(PLACES.slice(0, 1), {
    url: 'https://tiles.example/{z}/{x}/{y}.png',
    attribution: '© Hartat',
  });
  expect(screen.getByText('© Hartat')).toBeVisible();
  const first = tiled.container.querySelector('image');
  expect(first?.getAttribute('href')).toMatch(/^https:\/\/tiles\.example\/15\/1818\d\/1224\d\.png$/);
});
