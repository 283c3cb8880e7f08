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

/** The pressed controls, in the order of the presses. */
const pressesOf = (controls: readonly Control[]): Control[] =>
  controls
    .flatMap((control) =>
      [...(control.dataset.pressed ?? '').matchAll(/\d+/g)].map(([at]) => ({ at: Number(at), control })),
    )
    .sort((one, other) => one.at - other.at)
    .map(({ control }) => control);

/**
 * Watches the first view, or what stands in for it, until the page replaces it. Then repeats in the page what was typed, chosen and
 * pressed before, so that no input is lost on a slow phone (product.md §115). The document's script numbers
 * the presses in `data-pressed`.
 * @returns repeats the input, once. Call it in the task in which the page replaced the view, so that focus
 * is set before the next key press
 */
export const watchFirstView = (root: Element): (() => Promise<void>) => {
  const view = root.querySelector('[data-first-view], [data-plain-view]');
  if (!view) return async () => undefined;
  // Read before the view is removed, because labels work only inside a document.
  const before = controlsIn(view);
  const others = othersIn(view);
  const names = new Map([...before, ...others].map((element) => [element, nameOf(element)]));
  let focused = document.activeElement;
  view.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  view.addEventListener('focusout', () =>
    // Removing the view blurs its focused field, although the user has not left it.
    queueMicrotask(() => {
      if (view.isConnected) focused = document.activeElement;
    }),
  );
  /** The element of the page with the same name and the same position among those as one of the view. */
  const findMatching = <Kind extends HTMLElement>(
    was: Kind,
    ofView: Kind[],
    ofPage: Kind[],
  ): Kind | undefined => {
    const name = names.get(was);
    const place = ofView.filter((element) => names.get(element) === name).indexOf(was);
    return ofPage.filter((element) => nameOf(element) === name)[place];
  };
  const find = (was: Control): Control | undefined => {
    const box = was.closest<HTMLElement>(BOX)?.dataset.control;
    if (box !== undefined) return inBox(root, box);
    return findMatching(was, before, controlsIn(root));
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
    // The control no longer exists: it had another name before, and the press only revealed this one.
    if (isOther && !control.isConnected) find(was)?.click();
  };
  const writeAgain = async (was: Control): Promise<void> => {
    const control = find(was);
    if (!control) return;
    write(control, was);
    await nextTask();
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };
  /** In the same task as the replacement, because the next task may bring a key press. */
  const keepKeyboard = (): void => {
    const control = before.find((element) => element === focused);
    const other = others.find((element) => element === focused);
    const taker = control ? find(control) : other && findMatching(other, others, othersIn(root));
    if (!taker || !focused) return;
    if (control && isChanged(control)) write(taker as Control, control);
    focusLike(taker, focused);
  };
  /** In the same task too, so that nothing closes and opens again under who reads it. */
  const openDetails = (): void => {
    const ofPage = othersIn(root);
    for (const summary of others.filter((element) => element.matches('details[open] > summary'))) {
      const details = findMatching(summary, others, ofPage)?.closest('details');
      if (details) details.open = true;
    }
  };
  let isDone = false;
  return async () => {
    if (isDone) return;
    isDone = true;
    const kept = focused;
    keepKeyboard();
    openDetails();
    await nextTask();
    for (const was of before.filter((control) => control !== kept && isChanged(control)))
      await writeAgain(was);
    for (const was of pressesOf(before)) await press(was);
  };
};
