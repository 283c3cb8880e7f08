import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { Editor } from '../editor-types.ts';
import { type FormChange, isAbout, onFormChange } from './form-changes.ts';
import { emptyMenu, type MenuDraft } from './menu-draft.ts';

const openForm = () => {
  const heard: FormChange[] = [];
  const opened: { form?: Editor['form'] } = {};
  const Title = () => {
    const form = useForm<MenuDraft>({ defaultValues: emptyMenu('Gatime') });
    opened.form = form;
    useEffect(() => onFormChange(form, (change) => heard.push(change)), [form]);
    return <input aria-label="title" {...form.register('title')} />;
  };
  render(<Title />);
  if (!opened.form) throw new Error('The form did not open.');
  heard.length = 0;
  return { form: opened.form, heard };
};

test('a key is heard as typed, anything else at once', async () => {
  const { form, heard } = openForm();
  await userEvent.type(screen.getByLabelText('title'), 'D');
  expect(heard).toEqual([{ name: 'title', isTyped: true }]);
  act(() => form.setValue('isPublished', false, { shouldDirty: true }));
  expect(heard.slice(1)).toEqual([{ name: 'isPublished', isTyped: false }]);
  act(() => form.reset(emptyMenu('Pije')));
  expect(heard[2]).toEqual({ name: undefined, isTyped: false });
});

test('what is no change of a value is not heard: leaving a field, what is wrong with one', async () => {
  const { form, heard } = openForm();
  await userEvent.click(screen.getByLabelText('title'));
  await userEvent.tab();
  act(() => form.setError('title', { type: 'title' }));
  act(() => form.clearErrors());
  expect(heard).toEqual([]);
});

test.each([
  ['sections.1.items', 'sections.1.items.12.name', true],
  ['sections.1.items.1', 'sections.1.items.12.name', false],
  ['sections.1.items.1.name', 'sections.1', true],
  ['items.1', undefined, true],
  [undefined, 'title', true],
  ['title', 'description', false],
])('a change of %s is about %s: %s', (name, part, isIt) => {
  expect(isAbout({ name, isTyped: true }, part)).toBe(isIt);
});
