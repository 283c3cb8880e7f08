import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../test/render-ui.tsx';
import { Tabs } from './tabs.tsx';

const Views = () => {
  const [value, setValue] = useState('summary');
  const tabs = [
    { value: 'summary', label: 'Përmbledhje', panel: 'Porosi sot: 31' },
    { value: 'orders', label: 'Porositë', disabled: true, badge: 'Standard', panel: '' },
    { value: 'menu', label: 'Menuja', panel: 'Menuja e drekës' },
  ];
  return <Tabs label="Paneli" tabs={tabs} value={value} onChange={setValue} />;
};

test('one view is shown, and another by press', async () => {
  const { user } = await renderUi(<Views />);
  expect(screen.getByRole('tablist', { name: 'Paneli' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Porosi sot: 31');
  await user.click(screen.getByRole('tab', { name: 'Menuja' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Menuja e drekës');
  expect(screen.getByRole('tab', { name: 'Menuja' })).toHaveAttribute('aria-selected', 'true');
});

test('a closed tab does not open', async () => {
  const { user } = await renderUi(<Views />);
  await user.click(screen.getByRole('tab', { name: 'Porositë Standard' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Porosi sot: 31');
});
