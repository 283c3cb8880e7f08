import type { Location } from '@tavolina/shared-api/codes';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../test/render-ui.tsx';
import { LocationMap } from './map-code.tsx';

const chosen: Location[] = [];
beforeEach(() => chosen.splice(0));

const Choice = ({ first }: { first: Location | null }) => {
  const [value, setValue] = useState(first);
  return (
    <LocationMap
      label="Harta"
      value={value}
      onChange={(location) => {
        chosen.push(location);
        setValue(location);
      }}
      city="Tirane"
      address=""
    />
  );
};

const SQUARE = { latitude: 41.3275, longitude: 19.8187 };
const marker = () => screen.findByRole('button', { name: /^Vendi në hartë/ });

// product.md §265
test('the arrow keys move the marker, and where it is stands in words', async () => {
  const { user } = await renderUi(<Choice first={SQUARE} />);
  (await marker()).focus();
  await user.keyboard('{ArrowUp}');
  expect(chosen.at(-1)?.latitude).toBeGreaterThan(SQUARE.latitude);
  expect(chosen.at(-1)?.longitude).toBeCloseTo(SQUARE.longitude, 4);
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(chosen.at(-1)?.longitude).toBeGreaterThan(SQUARE.longitude + 0.0005);
  expect(screen.getByText(/^41,327\d\d° · 19,820\d\d°$/)).toBeVisible();
});

// product.md §265
test('a press on the ground puts the marker there', async () => {
  await renderUi(<Choice first={null} />);
  const button = await marker();
  expect(screen.getByText('Ende pa vend: shtyp në hartë.')).toBeVisible();
  const ground = button.parentElement?.parentElement as HTMLElement;
  fireEvent.pointerDown(ground, { pointerId: 1, clientX: 320, clientY: 210, button: 0 });
  fireEvent.pointerUp(ground, { pointerId: 1, clientX: 320, clientY: 210 });
  expect(chosen).toEqual([{ latitude: 41.3275, longitude: 19.8187 }]);
});

// product.md §265
test('a street is found by an address, and what is not on the map is said at the field', async () => {
  const { user } = await renderUi(<Choice first={null} />, 'en');
  const field = await screen.findByLabelText('Find by address');
  await user.type(field, 'Rruga Askund 5');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(field).toHaveAccessibleDescription(/“Rruga Askund 5” is not on the map/);
  await user.clear(field);
  await user.type(field, 'Rr. e Kavajës 112');
  await waitFor(async () => {
    await user.type(field, '{Enter}');
    expect(chosen).toHaveLength(1);
  });
  expect(chosen[0]?.latitude).toBeCloseTo(41.3248, 4);
  expect(field).toBeValid();
});
