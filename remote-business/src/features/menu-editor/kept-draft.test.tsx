import { screen } from '@testing-library/react';
import { openEditor } from '../../testing/open-editor.ts';

const kept = (): string | undefined =>
  JSON.parse(localStorage.getItem('menu-draft:dreka') ?? 'null')?.values.title;

test('a reload keeps also what was typed a moment before it', async () => {
  const { user } = await openEditor();
  await user.type(await screen.findByLabelText('Titulli'), '!');
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(kept()).toBe('Menuja e drekës!');
});
