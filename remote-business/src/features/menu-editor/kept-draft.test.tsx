import { screen } from '@testing-library/react';
import { openEditor } from '../../testing/open-editor.ts';

const kept = (): string | undefined =>
  JSON.parse(localStorage.getItem('menu-draft:dreka') ?? 'null')?.values.title;

test('a form that an earlier build kept has the fields of now', async () => {
  const item = { storedId: null, name: 'Fli', description: '', currency: 'ALL', prices: { ALL: '300,00' } };
  const values = { title: 'Menuja e re', sections: [{ title: 'Të reja', items: [item] }], items: [item] };
  await openEditor({
    keptOnDevice: { 'menu-draft:dreka': JSON.stringify({ values, version: 3, at: '2026-11-20T12:00:00Z' }) },
  });
  expect(await screen.findByLabelText('Titulli')).toHaveValue('Menuja e re');
  expect(screen.getByLabelText(/^Përshkrimi/)).toHaveValue('');
});

test('a reload keeps also what was typed a moment before it', async () => {
  const { user } = await openEditor();
  await user.type(await screen.findByLabelText('Titulli'), '!');
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(kept()).toBe('Menuja e drekës!');
});
