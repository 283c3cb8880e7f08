import { screen } from '@testing-library/react';
import { renderUi } from '../test/render-ui.tsx';
import { PasswordField, SearchField, SelectField, TextArea, TextField } from './text-field.tsx';

const CITIES = [
  { value: 'tirane', label: 'Tiranë' },
  { value: 'vlore', label: 'Vlorë' },
];

test('a field is found by its label, which names what may stay empty', async () => {
  const { user } = await renderUi(<TextField label="Telefoni" optional />);
  const field = screen.getByRole('textbox', { name: 'Telefoni (opsionale)' });
  await user.type(field, '+355 69');
  expect(field).toHaveValue('+355 69');
});

test('the hint is read with the field, which is valid', async () => {
  await renderUi(<TextField label="Telefoni" hint="Vetëm për këtë porosi." />);
  const field = screen.getByRole('textbox', { name: 'Telefoni' });
  expect(field).toBeValid();
  expect(field).toHaveAccessibleDescription('Vetëm për këtë porosi.');
});

test('an error that appears is announced and read with the field, before the hint', async () => {
  const { rerender } = await renderUi(<TextField label="E-mail" hint="Për konfirmimin." />);
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  rerender(<TextField label="E-mail" hint="Për konfirmimin." error="Shkruaje të plotë." />);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Shkruaje të plotë. Për konfirmimin.');
  expect(screen.getByText('Shkruaje të plotë.').closest('[aria-live="polite"]')).toBeInTheDocument();
});

test('a hidden label still names the field', async () => {
  await renderUi(<SearchField label="Kërko" hideLabel />);
  expect(screen.getByRole('searchbox', { name: 'Kërko' })).toBeVisible();
});

test('a disabled field takes nothing', async () => {
  const { user } = await renderUi(<TextField label="Numri i TVSH-së" defaultValue="L1" disabled />);
  const field = screen.getByRole('textbox', { name: 'Numri i TVSH-së' });
  await user.type(field, '2');
  expect(field).toBeDisabled();
  expect(field).toHaveValue('L1');
});

test.each([
  ['sq', 'Shfaq fjalëkalimin', 'Fshih fjalëkalimin'],
  ['en', 'Show password', 'Hide password'],
] as const)('a password is shown and hidden again, in %s', async (lng, show, hide) => {
  const { user } = await renderUi(<PasswordField label="Fjalëkalimi" />, lng);
  const field = screen.getByLabelText('Fjalëkalimi');
  await user.type(field, 'Tavolina-2026!');
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: show }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('Tavolina-2026!');
  await user.click(screen.getByRole('button', { name: hide }));
  expect(field).toHaveAttribute('type', 'password');
});

test('several lines keep their breaks', async () => {
  const { user } = await renderUi(<TextArea label="Shënim" />);
  await user.type(screen.getByRole('textbox', { name: 'Shënim' }), 'pa djegës{Enter}pak kripë');
  expect(screen.getByRole('textbox', { name: 'Shënim' })).toHaveValue('pa djegës\npak kripë');
});

test('one of several values is chosen by its word', async () => {
  const handleChange = jest.fn();
  const { user } = await renderUi(
    <SelectField
      label="Qyteti"
      options={CITIES}
      error="Zgjidhe qytetin."
      onChange={(event) => handleChange(event.target.value)}
    />,
  );
  const field = screen.getByRole('combobox', { name: 'Qyteti' });
  await user.selectOptions(field, 'Vlorë');
  expect(handleChange).toHaveBeenCalledWith('vlore');
  expect(field).toHaveAccessibleDescription('Zgjidhe qytetin.');
});
