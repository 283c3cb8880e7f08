import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode, useState } from 'react';
import { fakeApi } from '../testing/index.ts';
import { lazyPart, useMissingParts } from './lazy-part.tsx';

const MISSING = Object.assign(new Error('Loading chunk 5 failed'), { name: 'ChunkLoadError' });

interface DialogProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}
const Dialog = ({ open, onOpenChange }: DialogProps) =>
  open ? (
    <div role="dialog" aria-label="Pauza">
      <button type="button" onClick={() => onOpenChange(false)}>
        Mbyll
      </button>
    </div>
  ) : null;

class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  static getDerivedStateFromError = (error: Error) => ({ error });
  override state: { error?: Error } = {};
  override render = (): ReactNode =>
    this.state.error ? <p>{String(this.state.error)}</p> : this.props.children;
}

const server = { isThere: true };
beforeEach(() => {
  server.isThere = true;
  fakeApi({
    'GET /health/live': () =>
      server.isThere ? { status: 'ok' } : Promise.reject(new TypeError('Failed to fetch')),
  });
});

/** Code that comes while the server is there, else with an error. */
const whileThere = <T,>(code: T, error: Error = MISSING) =>
  jest.fn(async () => {
    if (!server.isThere) throw error;
    return code;
  });

/** A page with a button that opens the part. */
const openPage = (load: () => Promise<ComponentType<DialogProps>>, isDrawnAtOnce = false) => {
  const Part = lazyPart(load);
  const Page = () => {
    const [isOpen, setIsOpen] = useState<boolean | undefined>(isDrawnAtOnce ? false : undefined);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Ndalo porositë
        </button>
        {isOpen === undefined ? null : <Part open={isOpen} onOpenChange={setIsOpen} />}
        <p>të humbura: {useMissingParts() - before}</p>
      </>
    );
  };
  let before = 0;
  const Before = () => {
    before = useMissingParts();
    return null;
  };
  render(<Before />).unmount();
  render(
    <Boundary>
      <Page />
    </Boundary>,
  );
};
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Ndalo porositë' }));

test('a part opens once its code has come', async () => {
  openPage(whileThere(Dialog));
  press();
  expect(await screen.findByRole('dialog', { name: 'Pauza' })).toBeVisible();
  expect(screen.getByText('të humbura: 0')).toBeVisible();
});

// product.md §448
test('a press whose part does not come while the server is away says so, and the next one opens it', async () => {
  server.isThere = false;
  openPage(whileThere(Dialog));
  press();
  expect(await screen.findByText('të humbura: 1')).toBeVisible();
  press();
  expect(await screen.findByText('të humbura: 2')).toBeVisible();
  server.isThere = true;
  press();
  expect(await screen.findByRole('dialog', { name: 'Pauza' })).toBeVisible();
  expect(screen.getByText('të humbura: 2')).toBeVisible();
});

test('a part that nobody has opened is missed without a word, and comes with the connection', async () => {
  server.isThere = false;
  const load = whileThere(Dialog);
  openPage(load, true);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  server.isThere = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  press();
  expect(await screen.findByRole('dialog', { name: 'Pauza' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('të humbura: 0')).toBeVisible();
});

test.each([
  ['throws', new Error('boom'), false],
  ['is gone since a release', MISSING, true],
])('a part whose code %s is an error of its page', async (_, error, isThere) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.isThere = isThere;
  openPage(async () => {
    throw error;
  });
  press();
  expect(await screen.findByText(String(error))).toBeVisible();
});
