import {
  BOX,
  type Control,
  controlsIn,
  focusLike,
  inBox,
  isChanged,
  nameOf,
  othersIn,
  write,
} from './controls.ts';
import { nextTask } from './next-task.ts';

/** What was pressed, in the order of the presses. */
const pressesOf = (controls: readonly Control[]): Control[] =>
  controls
    .flatMap((control) =>
      [...(control.dataset.pressed ?? '').matchAll(/\d+/g)].map(([at]) => ({ at: Number(at), control })),
    )
    .sort((one, other) => one.at - other.at)
    .map(({ control }) => control);

/**
 * Watches the view that came with the document until the page takes its place. What was typed, chosen and pressed in
 * it is then done in the page, so that no input is lost to a slow phone (product.md §115). The document's own script
 * numbers the presses in `data-pressed`.
 * @returns does it, once the page stands; the second time nothing. To be called in the task in which the page took its
 * place: what was written in has the keyboard then, and no key is lost
 */
export const watchFirstView = (root: Element): (() => Promise<void>) => {
  const view = root.querySelector('[data-first-view]');
  if (!view) return async () => undefined;
  // Known before the view goes: labels find their fields only in a document.
  const before = controlsIn(view);
  const others = othersIn(view);
  const names = new Map([...before, ...others].map((element) => [element, nameOf(element)]));
  let focused = document.activeElement;
  view.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  view.addEventListener('focusout', () =>
    // A view that goes takes the focus with it; its reader has not left the field.
    queueMicrotask(() => {
      if (view.isConnected) focused = document.activeElement;
    }),
  );
  /** The element of the page that is known as one of the view is, and is as far down among those. */
  const likeIt = <Kind extends HTMLElement>(was: Kind, ofView: Kind[], ofPage: Kind[]): Kind | undefined => {
    const name = names.get(was);
    const place = ofView.filter((element) => names.get(element) === name).indexOf(was);
    return ofPage.filter((element) => nameOf(element) === name)[place];
  };
  const find = (was: Control): Control | undefined => {
    const box = was.closest<HTMLElement>(BOX)?.dataset.control;
    if (box !== undefined) return inBox(root, box);
    return likeIt(was, before, controlsIn(root));
  };
  const press = async (was: Control): Promise<void> => {
    const control = find(was);
    if (!control) return;
    if (control instanceof HTMLInputElement) {
      control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      return;
    }
    const isOther = nameOf(control) !== names.get(was);
    control.click();
    await nextTask();
    // What is known by now stood there under another name, and that press only opened it.
    if (isOther && !control.isConnected) find(was)?.click();
  };
  const writeAgain = async (was: Control): Promise<void> => {
    const control = find(was);
    if (!control) return;
    write(control, was);
    await nextTask();
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };
  /** In the task in which the view went: the next may bring a key, which must meet the field and its word. */
  const keepKeyboard = (): void => {
    const control = before.find((element) => element === focused);
    const other = others.find((element) => element === focused);
    const taker = control ? find(control) : other && likeIt(other, others, othersIn(root));
    if (!taker || !focused) return;
    if (control && isChanged(control)) write(taker as Control, control);
    focusLike(taker, focused);
  };
  let isDone = false;
  return async () => {
    if (isDone) return;
    isDone = true;
    const kept = focused;
    keepKeyboard();
    await nextTask();
    for (const was of before.filter((control) => control !== kept && isChanged(control)))
      await writeAgain(was);
    for (const was of pressesOf(before)) await press(was);
  };
};
