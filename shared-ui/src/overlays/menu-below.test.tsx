import { screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { Button } from '../primitives/button.tsx';
import { renderUi } from '../test/render-ui.tsx';
import { tap } from '../testing/tap.ts';
import { MenuBelow, MenuButton, MenuLink, MenuSeparator } from './menu-below.tsx';

interface Props {
  handleSelect: () => void;
  disabled: boolean;
}
const lines = ({ handleSelect, disabled }: Props) => (
  <>
    <MenuLink to="/business/orders">Porositë</MenuLink>
    <MenuSeparator />
    <MenuButton onSelect={handleSelect} disabled={disabled}>
      Dil
    </MenuButton>
  </>
);
const Profile = (props: Props) => {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button ref={button} aria-haspopup="menu" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        Profili
      </Button>
      <MenuBelow button={button} label="Profili" open={isOpen} onOpenChange={setIsOpen}>
        {lines(props)}
      </MenuBelow>
      <Button>Më tej</Button>
    </>
  );
};
const trigger = () => screen.getByRole('button', { name: 'Profili' });

describe('a menu below a button', () => {
  const renderMenu = (handleSelect = jest.fn(), disabled = false) =>
    renderUi(<Profile handleSelect={handleSelect} disabled={disabled} />);

  test('opens under its button and says so', async () => {
    const { user } = await renderMenu();
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    await user.click(trigger());
    expect(await screen.findByRole('menu', { name: 'Profili' })).toBeVisible();
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('separator')).toBeInTheDocument();
  });

  test('a link leads away and closes the menu', async () => {
    const { user } = await renderMenu();
    await user.click(trigger());
    await user.click(await screen.findByRole('menuitem', { name: 'Porositë' }));
    expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent('/business/orders');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  test.each(['Dil', 'Porositë'])('a double tap on %s presses nothing that stands behind it', async (name) => {
    const handleSelect = jest.fn();
    const { user } = await renderMenu(handleSelect);
    await user.click(trigger());
    tap(await screen.findByRole('menuitem', { name }));
    expect(tap(screen.getByText('Më tej'))).toBe(false);
    expect(tap(screen.getByText('Më tej'), 300)).toBe(true);
    // The press elsewhere was the second one: what follows belongs to it no more.
    expect(tap(screen.getByText('Më tej'))).toBe(true);
    expect(handleSelect).toHaveBeenCalledTimes(name === 'Dil' ? 1 : 0);
  });

  test('works by keyboard alone', async () => {
    const handleSelect = jest.fn();
    const { user } = await renderMenu(handleSelect);
    await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByRole('menu');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Dil' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(handleSelect).toHaveBeenCalledTimes(1);
  });

  test('Escape closes it and focus returns to the button', async () => {
    const { user } = await renderMenu();
    await user.click(trigger());
    await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(trigger()).toHaveFocus();
  });

  test.each([
    ['Tab', 'what comes after it', '{Tab}', 'Më tej'],
    ['Shift+Tab', 'it', '{Shift>}{Tab}{/Shift}', 'Profili'],
  ])('%s closes it and goes on to %s, each time', async (_key, _where, keys, name) => {
    const { user } = await renderMenu();
    for (const _time of [1, 2]) {
      trigger().focus();
      await user.keyboard('{Enter}');
      await screen.findByRole('menu');
      await user.keyboard(keys);
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    await user.click(trigger());
    await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    expect(trigger()).toHaveFocus();
  });

  test('a disabled line does nothing', async () => {
    const handleSelect = jest.fn();
    const { user } = await renderMenu(handleSelect, true);
    await user.click(trigger());
    const item = await screen.findByRole('menuitem', { name: 'Dil' });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    await user.click(item);
    expect(handleSelect).not.toHaveBeenCalled();
  });
});
