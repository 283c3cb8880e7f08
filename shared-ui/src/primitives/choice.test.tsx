import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../test/render-ui.tsx';
import { Checkbox, RadioCard, SegmentedControl, Switch } from './choice.tsx';

test('a box is ticked by its words and by the space key', async () => {
  const { user } = await renderUi(<Checkbox label="Të disponueshme" />);
  const box = screen.getByRole('checkbox', { name: 'Të disponueshme' });
  await user.click(screen.getByText('Të disponueshme'));
  expect(box).toBeChecked();
  await user.keyboard(' ');
  expect(box).not.toBeChecked();
});

test('a switch is on or off, also where the eye reads its label elsewhere', async () => {
  const { user } = await renderUi(<Switch hideLabel label="I dukshëm" defaultChecked />);
  const visible = screen.getByRole('switch', { name: 'I dukshëm' });
  expect(visible).toBeChecked();
  await user.click(visible);
  expect(visible).not.toBeChecked();
});

const Currency = () => {
  const [value, setValue] = useState('ALL');
  const options = [
    { value: 'ALL', label: 'L', name: 'lekë' },
    { value: 'EUR', label: '€', name: 'euro' },
  ];
  return <SegmentedControl label="Monedha" options={options} value={value} onChange={setValue} />;
};

test('one of a few is chosen by press and by arrow, each with a word for its sign', async () => {
  const { user } = await renderUi(<Currency />);
  expect(screen.getByRole('group', { name: 'Monedha' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'lekë' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'euro' }));
  expect(screen.getByRole('radio', { name: 'euro' })).toBeChecked();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'lekë' })).toBeChecked();
});

const Payment = () => {
  const [chosen, setChosen] = useState('later');
  const card = (value: string, label: string) => (
    <RadioCard
      name="payment"
      label={label}
      description="Paguan kur ta marrësh."
      checked={chosen === value}
      onChange={() => setChosen(value)}
    >
      <p>Fushat e {value}</p>
    </RadioCard>
  );
  return (
    <>
      {card('later', 'Në restorant')}
      {card('card', 'Me kartë')}
    </>
  );
};

test('what belongs to a choice shows once it is chosen', async () => {
  const { user } = await renderUi(<Payment />);
  expect(screen.queryByText('Fushat e card')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^Me kartë/ }));
  expect(screen.getByText('Fushat e card')).toBeVisible();
  expect(screen.queryByText('Fushat e later')).not.toBeInTheDocument();
});
