import { BOX, type Control, controlsIn, focusLike, inBox, isChanged, nameOf, write } from './controls.ts';
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
 * @returns does it, once the page stands; the second time nothing
 */
export const watchFirstView = (root: Element): (() => Promise<void>) => {
  const view = root.querySelector('[data-first-view]');
  if (!view) return async () => undefined;
  // Known before the view goes: labels find their fields only in a document.
  const names = new Map(controlsIn(view).map((control) => [control, nameOf(control)]));
  const before = [...names.keys()];
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
  const find = (was: Control): Control | undefined => {
    const box = was.closest<HTMLElement>(BOX)?.dataset.control;
    if (box !== undefined) return inBox(root, box);
    const name = names.get(was);
    const place = before.filter((control) => names.get(control) === name).indexOf(was);
    return controlsIn(root).filter((control) => nameOf(control) === name)[place];
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
    if (was !== focused) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };
  let isDone = false;
  return async () => {
    if (isDone) return;
    isDone = true;
    for (const was of before.filter(isChanged)) await writeAgain(was);
    const kept = before.find((control) => control === focused);
    const taker = kept && find(kept);
    if (kept && taker) focusLike(taker, kept);
    for (const was of pressesOf(before)) await press(was);
  };
};
