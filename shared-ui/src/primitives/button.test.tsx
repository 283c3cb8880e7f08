import { screen } from '@testing-library/react';
import { renderUi } from '../test/render-ui.tsx';
import { Button, ButtonLink, IconButton } from './button.tsx';

const renderInForm = async (button: React.ReactNode) => {
  const handleSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  const { user } = await renderUi(<form onSubmit={handleSubmit}>{button}</form>);
  return { user, handleSubmit };
};

test('a button submits a form only when its type says so', async () => {
  const { user, handleSubmit } = await renderInForm(
    <>
      <Button>Më vonë</Button>
      <Button type="submit">Paguaj tani</Button>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Më vonë' }));
  expect(handleSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Paguaj tani' }));
  expect(handleSubmit).toHaveBeenCalledTimes(1);
});

test('a busy button keeps focus and name, and neither presses nor submits', async () => {
  const handleClick = jest.fn();
  const { user, handleSubmit } = await renderInForm(
    <Button type="submit" busy onClick={handleClick}>
      Po ruhet…
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Po ruhet…' });
  await user.click(button);
  await user.keyboard('{Enter} ');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(handleClick).not.toHaveBeenCalled();
  expect(handleSubmit).not.toHaveBeenCalled();
});

test('a disabled button is passed over by the keyboard', async () => {
  const handleClick = jest.fn();
  const { user } = await renderUi(
    <Button disabled onClick={handleClick}>
      Ruaj
    </Button>,
  );
  await user.click(screen.getByRole('button', { name: 'Ruaj' }));
  await user.tab();
  expect(handleClick).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Ruaj' })).not.toHaveFocus();
});

test('Enter and space press it', async () => {
  const handleClick = jest.fn();
  const { user } = await renderUi(<Button onClick={handleClick}>Konfirmo</Button>);
  await user.tab();
  await user.keyboard('{Enter} ');
  expect(handleClick).toHaveBeenCalledTimes(2);
});

test('a button link leads to its page', async () => {
  const { user } = await renderUi(<ButtonLink to="/restaurants">Shiko restorantet</ButtonLink>);
  await user.click(screen.getByRole('link', { name: 'Shiko restorantet' }));
  expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent('/restaurants');
});

test('an icon button has its label as name and tooltip', async () => {
  const handleClick = jest.fn();
  const { user } = await renderUi(<IconButton label="Ndaje" icon={<svg />} onClick={handleClick} />);
  const button = screen.getByRole('button', { name: 'Ndaje' });
  await user.click(button);
  expect(button).toHaveAttribute('title', 'Ndaje');
  expect(handleClick).toHaveBeenCalledTimes(1);
});
