import { screen } from '@testing-library/react';
import { renderUi } from '../test/render-ui.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

const renderStepper = async (value: number, lng: 'sq' | 'en' = 'sq') => {
  const handleChange = jest.fn();
  const { user } = await renderUi(
    <QuantityStepper label="Tavë kosi" value={value} max={99} onChange={handleChange} />,
    lng,
  );
  return { user, handleChange };
};

test('says what it counts and how many there are', async () => {
  await renderStepper(3);
  expect(screen.getByRole('group', { name: 'Tavë kosi' })).toHaveTextContent('3');
});

test('one more, one less', async () => {
  const { user, handleChange } = await renderStepper(3);
  await user.click(screen.getByRole('button', { name: 'Një më shumë: Tavë kosi' }));
  await user.click(screen.getByRole('button', { name: 'Një më pak: Tavë kosi' }));
  expect(handleChange.mock.calls).toEqual([[4], [2]]);
});

test.each([
  ['sq', 'Hiqe: Tavë kosi'],
  ['en', 'Remove: Tavë kosi'],
] as const)('less than one takes it away, and its name says so in %s', async (lng, name) => {
  const { user, handleChange } = await renderStepper(1, lng);
  await user.click(screen.getByRole('button', { name }));
  expect(handleChange).toHaveBeenCalledWith(0);
});

test('ends at 99 without losing focus', async () => {
  const { user, handleChange } = await renderStepper(99);
  const more = screen.getByRole('button', { name: 'Një më shumë: Tavë kosi' });
  await user.click(more);
  expect(handleChange).not.toHaveBeenCalled();
  expect(more).toHaveAttribute('aria-disabled', 'true');
  expect(more).toHaveFocus();
});

test('ends at one where that is the least', async () => {
  const handleChange = jest.fn();
  const { user } = await renderUi(
    <QuantityStepper label="Tavë kosi" value={1} min={1} max={99} onChange={handleChange} />,
  );
  const fewer = screen.getByRole('button', { name: 'Një më pak: Tavë kosi' });
  expect(fewer).toHaveAttribute('aria-disabled', 'true');
  await user.click(fewer);
  expect(handleChange).not.toHaveBeenCalled();
});
