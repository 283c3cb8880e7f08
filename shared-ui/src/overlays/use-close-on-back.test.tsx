import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../primitives/button.tsx';
import { renderUi } from '../test/render-ui.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DetailSheet } from './detail-sheet.tsx';
import { Sheet } from './sheet.tsx';

const Dish = ({ onClose }: { onClose: () => void }) => {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <DetailSheet
      title="Margarita"
      cover={null}
      footer={<Button onClick={() => setIsAsking(true)}>Shto</Button>}
      onClose={onClose}
    >
      <ConfirmDialog
        open={isAsking}
        closesOnBack
        onOpenChange={setIsAsking}
        title="Shportë të re?"
        text="Ajo tjetra mbetet."
        confirmLabel="Nis"
        cancelLabel="Jo"
        onConfirm={onClose}
      />
    </DetailSheet>
  );
};

const Page = () => {
  const [isCart, setIsCart] = useState(false);
  const [isDish, setIsDish] = useState(false);
  return (
    <>
      <Button onClick={() => setIsCart(true)}>Shporta</Button>
      <Button onClick={() => setIsDish(true)}>Zgjidh</Button>
      <Sheet open={isCart} onOpenChange={setIsCart} title="Shporta">
        <Button
          onClick={() => {
            window.history.pushState({ key: 'checkout' }, '', '/checkout');
            setIsCart(false);
          }}
        >
          Paguaj
        </Button>
      </Sheet>
      {isDish ? <Dish onClose={() => setIsDish(false)} /> : null}
    </>
  );
};

/** What a router would hear. */
const heard = jest.fn();
const level = (): number => (window.history.state as { above?: number }).above ?? 0;
const expectLevel = (expected: number) => waitFor(() => expect(level()).toBe(expected));
const goBack = () => act(() => window.history.back());
const press = async (user: Awaited<ReturnType<typeof renderUi>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

const open = async () => {
  window.history.pushState({ key: 'list' }, '', '/restaurants');
  window.history.pushState({ key: 'menu' }, '', '/menu/dreka');
  const { user } = await renderUi(<Page />);
  window.addEventListener('popstate', heard);
  return user;
};

afterEach(() => {
  window.removeEventListener('popstate', heard);
  heard.mockClear();
});

const openQuestion = async () => {
  const user = await open();
  await press(user, 'Zgjidh');
  await expectLevel(1);
  await press(user, 'Shto');
  await screen.findByRole('alertdialog');
  await expectLevel(2);
  return user;
};

// product.md §545
test('the way back closes the question, then the sheet, then leaves the page', async () => {
  await openQuestion();
  goBack();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: 'Margarita' })).toBeInTheDocument();
  goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.pathname).toBe('/menu/dreka');
  expect(heard).not.toHaveBeenCalled();
  goBack();
  await waitFor(() => expect(window.location.pathname).toBe('/restaurants'));
  expect(heard).toHaveBeenCalledTimes(1);
});

// product.md §545
test('what was closed by a press leaves no way back behind', async () => {
  const user = await openQuestion();
  await press(user, 'Nis');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await expectLevel(0);
  expect(heard).not.toHaveBeenCalled();
  goBack();
  await waitFor(() => expect(window.location.pathname).toBe('/restaurants'));
});

// product.md §545
test('a way forward to an overlay that was closed stays on the page', async () => {
  const user = await open();
  await press(user, 'Zgjidh');
  await expectLevel(1);
  goBack();
  await expectLevel(0);
  act(() => window.history.forward());
  await expectLevel(0);
  expect(window.location.pathname).toBe('/menu/dreka');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

// product.md §545
test('who comes back to a page that was left by a link of its sheet is on the page, which the router hears once', async () => {
  const user = await open();
  await press(user, 'Shporta');
  await expectLevel(1);
  await press(user, 'Paguaj');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.pathname).toBe('/checkout');
  goBack();
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  expect(window.location.pathname).toBe('/menu/dreka');
  expect(level()).toBe(0);
  goBack();
  await waitFor(() => expect(window.location.pathname).toBe('/restaurants'));
});

test('a sheet that stays open keeps its entry', async () => {
  window.history.pushState({ key: 'menu' }, '', '/menu/dreka');
  const refuse = jest.fn();
  await renderUi(
    <DetailSheet title="Margarita" cover={null} onClose={refuse}>
      {null}
    </DetailSheet>,
  );
  await expectLevel(1);
  goBack();
  await waitFor(() => expect(refuse).toHaveBeenCalledTimes(1));
  await expectLevel(1);
});
