import type { Schedule } from '@tavolina/shared-api/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { itemOf, menuOf } from '../../testing/menu-samples.ts';
import { openEditor } from '../../testing/open-editor.ts';

const BREAKFAST: Schedule = {
  ranges: [{ weekdays: [1, 2, 3, 4, 5], from: '07:00', until: '11:00' }],
  first_day: null,
  last_day: '2026-11-30',
};
/** Opens the section of a menu whose first item is served in the mornings, in English. */
const openSection = async () => {
  const menu = menuOf();
  const items = [itemOf({ id: 'a', name: 'Byrek', schedule: BREAKFAST })];
  const sections = menu.sections.map((section) => ({ ...section, items }));
  const saved: unknown[] = [];
  const opened = await openEditor({
    lng: 'en',
    api: {
      'GET /menus/{id}': { ...menu, sections },
      'PATCH /menus/{id}': ({ body }: { body: unknown }) => {
        saved.push(body);
        return { ...menu, sections };
      },
    },
  });
  const { user } = opened;
  const content = within(await screen.findByRole('navigation', { name: 'Content' }));
  return {
    user,
    saved,
    content,
    save: () => user.click(screen.getByRole('button', { name: /^Save/ })),
    toSection: () => user.click(content.getByRole('button', { name: /^Gatime tavash/ })),
  };
};
const unfold = () => screen.getByText('When it is served', { selector: 'strong' });
const group = (number: number) => within(screen.getByRole('group', { name: `Times ${number}` }));

// product.md §467
test('the menu, a section and an item each say folded when they are served, and an item in its row', async () => {
  const { user, toSection } = await openSection();
  expect(within(unfold().closest('summary') as HTMLElement).getByText('Always')).toBeVisible();
  await toSection();
  expect(await screen.findByText('Served Mon–Fri 07:00–11:00, until 30.11.2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open: Byrek' }));
  expect(screen.getByText('Mon–Fri 07:00–11:00, until 30.11.2026')).toBeVisible();
});

// product.md §467
test('times, days and dates are set by the keyboard, said as a sentence and saved', async () => {
  const { user, save, saved } = await openSection();
  unfold().closest('summary')?.focus();
  await user.click(unfold());
  await user.click(screen.getByRole('button', { name: 'Add times' }));
  for (const day of ['Saturday', 'Sunday']) {
    group(1).getByRole('checkbox', { name: day }).focus();
    await user.keyboard(' ');
  }
  await user.clear(group(1).getByLabelText('From'));
  await user.type(group(1).getByLabelText('From'), '12:00');
  await user.clear(group(1).getByLabelText('Until'));
  await user.type(group(1).getByLabelText('Until'), '02:00');
  expect(group(1).getByText(/02:00/)).toBeVisible();
  await user.type(screen.getByLabelText(/^First day/), '2026-12-01');
  expect(screen.getByText('Served: Mon–Fri 12:00–02:00, from 01.12.2026.')).toBeVisible();
  await save();
  await waitFor(() =>
    expect(saved[0]).toMatchObject({
      schedule: {
        ranges: [{ weekdays: [1, 2, 3, 4, 5], from: '12:00', until: '02:00' }],
        first_day: '2026-12-01',
        last_day: null,
      },
    }),
  );
});

// product.md §460
test('what is missing is said at its field, and is not saved', async () => {
  const { user, save, saved, toSection } = await openSection();
  await toSection();
  await user.click(await screen.findByRole('button', { name: 'Open: Byrek' }));
  const [, ofItem] = screen.getAllByText('When it is served', { selector: 'strong' });
  await user.click(ofItem as HTMLElement);
  const own = () =>
    within(
      screen.getAllByText('When it is served', { selector: 'strong' })[1]?.closest('details') as HTMLElement,
    );
  await user.clear(group(1).getByLabelText('Until'));
  expect(group(1).getByLabelText('Until')).toBeInvalid();
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await user.click(group(1).getByRole('checkbox', { name: day }));
  expect(group(1).getByRole('alert')).toHaveTextContent('Choose at least one day.');
  await save();
  expect(await screen.findByText('The serving times of “Byrek” are incomplete.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove times 1' }));
  expect(own().getByRole('button', { name: 'Add times' })).toHaveFocus();
  const first = own().getByLabelText(/^First day/);
  await user.type(first, '2026-12-24');
  expect(own().getByLabelText(/^Last day/)).toHaveAccessibleDescription(
    'The last day cannot be before the first.',
  );
  await user.clear(own().getByLabelText(/^Last day/));
  expect(own().getByText('Served: from 24.12.2026.')).toBeVisible();
  expect(saved).toEqual([]);
});
