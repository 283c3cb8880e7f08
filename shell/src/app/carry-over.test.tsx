import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { watchFirstView } from './carry-over.ts';

const VIEW = `
  <form action="/restaurants"><input type="search" name="q" aria-label="Kërko" value=""></form>
  <input aria-label="Emri i menusë" value="">
  <textarea aria-label="Mesazhi"></textarea><a href="/contact">Kontakt</a>
  <select aria-label="Qyteti"><option value="" selected>Të gjitha</option><option value="Vlore">Vlorë</option></select>
  <label><input type="checkbox">Tani</label>
  <input type="radio" name="_R_1" aria-label="Lekë" checked><input type="radio" name="_R_1" aria-label="Euro">
  <button type="button">Filtra</button>
  <form id="contact"><button type="submit">Dërgo</button></form>
  <details><summary>Hapur deri në 23:00</summary>Orari</details><details><summary>Dieta</summary>Vegan</details>
  <div data-control="tave"><button type="button" aria-label="Shto Tavë">+</button></div>`;

/** The page that replaces the first view; `inCart` is state that only the device knows. */
const Page = ({ inCart, onShown }: { inCart: number; onShown: () => Promise<void> }) => {
  const [title, setTitle] = useState('');
  const [kept, setKept] = useState('');
  const [city, setCity] = useState('');
  const [isNow, setIsNow] = useState(false);
  const [currency, setCurrency] = useState('Lekë');
  const [isOpen, setIsOpen] = useState(false);
  const [count, setCount] = useState(inCart);
  const [isStepping, setIsStepping] = useState(false);
  useLayoutEffect(() => queueMicrotask(() => void onShown()), [onShown]);
  return (
    <>
      <form>
        <input type="search" name="q" aria-label="Kërko" defaultValue="" />
      </form>
      <input
        aria-label="Emri i menusë"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onBlur={() => setKept(title)}
        onKeyDown={({ key }) => key === 'Enter' && setKept(title)}
      />
      <textarea aria-label="Mesazhi" />
      <a href="/contact">Kontakt</a>
      <select aria-label="Qyteti" value={city} onChange={(event) => setCity(event.target.value)}>
        <option value="">Të gjitha</option>
        <option value="Vlore">Vlorë</option>
      </select>
      <label>
        <input type="checkbox" checked={isNow} onChange={(event) => setIsNow(event.target.checked)} />
        Tani
      </label>
      {['Lekë', 'Euro'].map((name) => (
        <input
          key={name}
          type="radio"
          name="c"
          aria-label={name}
          checked={currency === name}
          onChange={() => setCurrency(name)}
        />
      ))}
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Filtra
      </button>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setKept('sent');
        }}
      >
        <button type="submit">Dërgo</button>
      </form>
      {['Hapur deri në 23:00', 'Dieta'].map((name) => (
        <details key={name}>
          <summary>{name}</summary>
          {`Më shumë për ${name}`}
        </details>
      ))}
      <div data-control="tave">
        {isStepping ? (
          <>
            <button type="button" onClick={() => setCount(count - 1)}>
              Më pak
            </button>
            <button type="button" onClick={() => setCount(count + 1)}>
              Më shumë
            </button>
          </>
        ) : (
          <button
            type="button"
            key={count > 0 ? 'count' : 'add'}
            aria-label={count > 0 ? 'Ndrysho sasinë e Tavë' : 'Shto Tavë'}
            onClick={() => {
              setIsStepping(true);
              if (count === 0) setCount(1);
            }}
          >
            {count}
          </button>
        )}
      </div>
      <output>{[kept, city, String(isNow), currency, count].join(' | ')}</output>
    </>
  );
};

const open = () => {
  document.body.innerHTML = `<div id="root"><div data-first-view>${VIEW}</div></div>`;
  const root = document.getElementById('root') as HTMLElement;
  return { root, onShown: watchFirstView(root) };
};
/** Replaces the first view by the page. */
const take = ({ root, onShown }: ReturnType<typeof open>, inCart = 0) => {
  root.replaceChildren();
  render(<Page inCart={inCart} onShown={onShown} />, { container: root });
};
const state = () => screen.getByRole('status');

test('what was typed, ticked and chosen before the code came stands in the page', async () => {
  const first = open();
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox'), 'tave');
  await user.type(screen.getByRole('textbox', { name: 'Emri i menusë' }), 'dreka');
  await user.selectOptions(screen.getByRole('combobox'), 'Vlore');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('radio', { name: 'Euro' }));
  take(first);
  await waitFor(() => expect(state()).toHaveTextContent('dreka | Vlore | true | Euro | 0'));
  expect(screen.getByRole('searchbox')).toHaveValue('tave');
  expect(screen.getByRole('textbox', { name: 'Emri i menusë' })).toHaveValue('dreka');
});

// product.md §536
test('what was typed into what stands in for the first view stands in the page', async () => {
  document.body.innerHTML = `<div id="root"><div data-plain-view><form><label for="a">Kërko</label>
    <input id="a" type="search" name="q"><button>Kërko</button></form></div></div>`;
  const root = document.getElementById('root') as HTMLElement;
  const first = { root, onShown: watchFirstView(root) };
  await userEvent.type(screen.getByRole('searchbox'), 'tave');
  take(first);
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  expect(screen.getByRole('searchbox')).toHaveValue('tave');
});

// product.md §115
test('a field that is written in keeps the keyboard and the place in the word', async () => {
  const first = open();
  await userEvent.type(screen.getByRole('searchbox'), 'tave');
  (screen.getByRole('searchbox') as HTMLInputElement).setSelectionRange(2, 2);
  take(first);
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  expect(screen.getByRole('searchbox')).toHaveProperty('selectionStart', 2);
});

test('no key is lost between the view and the page: the field has word and keyboard before the next task', async () => {
  const first = open();
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Emri i menusë' }), 'dreka');
  await user.selectOptions(screen.getByRole('combobox'), 'Vlore');
  await user.type(screen.getByRole('searchbox'), 'tave');
  first.root.replaceChildren();
  render(<Page inCart={0} onShown={async () => undefined} />, { container: first.root });
  const done = first.onShown();
  // No await before this: a key press in the next task goes to the focused element.
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('tave');
  await act(() => done);
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await waitFor(() => expect(state()).toHaveTextContent('dreka | Vlore'));
});

test('a message keeps the place in its words, and a link the keyboard', async () => {
  const message = open();
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Mesazhi' }), 'Mirdita');
  (screen.getByRole('textbox', { name: 'Mesazhi' }) as HTMLTextAreaElement).setSelectionRange(3, 3);
  take(message);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Mesazhi' })).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Mesazhi' })).toHaveValue('Mirdita');
  expect(screen.getByRole('textbox', { name: 'Mesazhi' })).toHaveProperty('selectionStart', 3);
  cleanup();
  const link = open();
  screen.getByRole('link', { name: 'Kontakt' }).focus();
  take(link);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Kontakt' })).toHaveFocus());
});

// product.md §115
test('what was unfolded stays so, and what was not does not', async () => {
  const view = open();
  await userEvent.click(screen.getByText('Dieta'));
  take(view);
  await waitFor(() => expect(screen.getByText('Më shumë për Dieta')).toHaveAttribute('open'));
  expect(screen.getByText('Më shumë për Hapur deri në 23:00')).not.toHaveAttribute('open');
});

// product.md §115
test('presses are done in their order, and as often as they were made', async () => {
  const first = open();
  screen.getByRole('button', { name: 'Filtra' }).dataset.pressed = ' 2';
  screen.getByRole('button', { name: 'Shto Tavë' }).dataset.pressed = ' 1 3 4';
  take(first);
  await waitFor(() => expect(state()).toHaveTextContent('| 3'));
  expect(screen.getByRole('button', { name: 'Filtra' })).toHaveAttribute('aria-expanded', 'true');
});

test('a dish that the device had in its cart already gets one more', async () => {
  const first = open();
  screen.getByRole('button', { name: 'Shto Tavë' }).dataset.pressed = ' 1';
  take(first, 2);
  await waitFor(() => expect(state()).toHaveTextContent('| 3'));
});

test('Enter in a field without a form counts', async () => {
  const first = open();
  const field = screen.getByRole('textbox', { name: 'Emri i menusë' });
  await userEvent.type(field, 'dreka');
  field.dataset.pressed = ' 1';
  take(first);
  await waitFor(() => expect(state()).toHaveTextContent('dreka |'));
});

test('a form of the page’s code is sent by it', async () => {
  const first = open();
  screen.getByRole('button', { name: 'Dërgo' }).dataset.pressed = ' 1';
  take(first);
  await waitFor(() => expect(state()).toHaveTextContent('sent |'));
});

test('a page that came without a view has nothing to carry over', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const root = document.getElementById('root') as HTMLElement;
  await expect(watchFirstView(root)()).resolves.toBeUndefined();
});
