import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../primitives/button.tsx';
import { renderUi } from '../test/render-ui.tsx';
import { tap } from '../testing/tap.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Sheet } from './sheet.tsx';

const Deletion = ({ onConfirm }: { onConfirm: () => void }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Fshi menunë…</Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Ta fshijmë menunë?"
        text="Do të humbasin 10 artikuj."
        confirmLabel="Fshije"
        cancelLabel="Mbaje"
        onConfirm={onConfirm}
      />
    </>
  );
};
const opener = () => screen.getByRole('button', { name: 'Fshi menunë…' });

const openDeletion = async () => {
  const handleConfirm = jest.fn();
  const { user } = await renderUi(<Deletion onConfirm={handleConfirm} />);
  await user.click(opener());
  const dialog = await screen.findByRole('alertdialog', { name: 'Ta fshijmë menunë?' });
  return { user, dialog, handleConfirm };
};

test('a question says what will be lost and holds the focus', async () => {
  const { user, dialog } = await openDeletion();
  expect(dialog).toHaveAccessibleDescription('Do të humbasin 10 artikuj.');
  for (let press = 0; press < 4; press += 1) {
    await user.tab();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  }
});

test.each([
  [
    'its button',
    async (user: Awaited<ReturnType<typeof openDeletion>>['user']) =>
      user.click(screen.getByRole('button', { name: 'Mbaje' })),
  ],
  ['Escape', async (user: Awaited<ReturnType<typeof openDeletion>>['user']) => user.keyboard('{Escape}')],
])('%s keeps the thing, and focus returns', async (_, leave) => {
  const { user, dialog, handleConfirm } = await openDeletion();
  await leave(user);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(handleConfirm).not.toHaveBeenCalled();
  await waitFor(() => expect(opener()).toHaveFocus());
});

test('confirming does it once and closes', async () => {
  const { user, dialog, handleConfirm } = await openDeletion();
  await user.click(within(dialog).getByRole('button', { name: 'Fshije' }));
  expect(handleConfirm).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

describe.each(['Fshije', 'Mbaje'])('a double tap on %s', (answer) => {
  /** Opens the question and answers it by a tap at 100. */
  const closeByTap = async () => {
    const { dialog, handleConfirm } = await openDeletion();
    tap(within(dialog).getByRole('button', { name: answer }), 100);
    return { dialog, handleConfirm, behind: screen.getByText('Fshi menunë…') };
  };

  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
  });
  afterEach(() => {
    // Otherwise the listener for a second tap would catch those of the next test.
    act(() => jest.runOnlyPendingTimers());
    jest.useRealTimers();
  });

  test('does not press what lies behind the dialog', async () => {
    const { dialog, behind, handleConfirm } = await closeByTap();
    tap(behind, 110);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(handleConfirm).toHaveBeenCalledTimes(answer === 'Fshije' ? 1 : 0);
  });

  test.each([
    ['elsewhere', 0, 200],
    ['later', 500, 100],
  ])('leaves a tap %s alone', async (_, ms, at) => {
    const { behind } = await closeByTap();
    act(() => jest.advanceTimersByTime(ms));
    tap(behind, at);
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });

  test('leaves a tap alone that comes after something was typed', async () => {
    const { behind } = await closeByTap();
    fireEvent.input(document.body);
    tap(behind, 100);
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });
});

const Cart = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Shiko shportën</Button>
      <Sheet open={isOpen} onOpenChange={setIsOpen} title="Shporta jote">
        <p>Tavë kosi</p>
      </Sheet>
    </>
  );
};

test.each([
  ['sq', 'Mbyll'],
  ['en', 'Close'],
] as const)('a sheet is named by its title and closed by its button, in %s', async (lng, name) => {
  const { user } = await renderUi(<Cart />, lng);
  await user.click(screen.getByRole('button', { name: 'Shiko shportën' }));
  const sheet = await screen.findByRole('dialog', { name: 'Shporta jote' });
  expect(sheet).toHaveTextContent('Tavë kosi');
  await user.click(within(sheet).getByRole('button', { name }));
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Shiko shportën' })).toHaveFocus());
});
