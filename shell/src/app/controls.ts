/** What can be pressed, chosen or written in. */
export type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = 'button, input:not([type=hidden]), select, textarea';
const OTHERS = 'a[href], summary, [tabindex]';
/** A box that holds one control at a time, such as the one that adds a dish and becomes a stepper. */
export const BOX = '[data-control]';

/** All controls below an element, in their order. */
export const controlsIn = (root: Element): Control[] => [...root.querySelectorAll<Control>(CONTROLS)];

/** What else takes the keyboard below an element, such as links, in their order. */
export const othersIn = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(OTHERS)];

const isControl = (element: Element): element is Control => element.matches(CONTROLS);

/** By what an element is known in the view and in the page: kind and name. */
export const nameOf = (element: Element): string =>
  [
    element.tagName,
    isControl(element) ? element.type : element.getAttribute('href'),
    element.getAttribute('aria-label') ??
      (isControl(element) ? element.labels?.[0]?.textContent : undefined) ??
      element.textContent,
  ].join(' ');

/** The last control in the box of a name. */
export const inBox = (root: Element, box: string): Control | undefined =>
  [...root.querySelectorAll<HTMLElement>(BOX)]
    .filter(({ dataset }) => dataset.control === box)
    .flatMap(controlsIn)
    .at(-1);

/** Whether its reader changed a control of the view. Options count by whether they are chosen. */
export const isChanged = (control: Control): boolean => {
  if (control instanceof HTMLButtonElement) return false;
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  if (control.type === 'radio' || control.type === 'checkbox') {
    const { checked, defaultChecked } = control as HTMLInputElement;
    return checked !== defaultChecked && (checked || control.type === 'checkbox');
  }
  return control.value !== control.defaultValue;
};

/** Writes into a control as fingers would: the page's code hears of it. */
export const write = (control: Control, was: Control): void => {
  if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
    if (control.checked !== (was as HTMLInputElement).checked) control.click();
    return;
  }
  // Past the code's own property of the element, which would take the value for its own.
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, was.value);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
};

/** Gives an element the keyboard, at the same place of the word. */
export const focusLike = (element: HTMLElement, was: Element): void => {
  element.focus({ preventScroll: true });
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return;
  if (element.selectionStart === null) return;
  const { selectionStart, selectionEnd, selectionDirection } = was as HTMLInputElement | HTMLTextAreaElement;
  element.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
};
