/** Elements that can be pressed or edited. */
export type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = 'button, input:not([type=hidden]), select, textarea';
const OTHERS = 'a[href], summary, [tabindex]';
/** An element that contains one control at a time, for example an add button that becomes a stepper. */
export const BOX = '[data-control]';

/** All controls below an element, in their order. */
export const controlsIn = (root: Element): Control[] => [...root.querySelectorAll<Control>(CONTROLS)];

/** Other focusable elements below an element, for example links, in document order. */
export const othersIn = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(OTHERS)];

const isControl = (element: Element): element is Control => element.matches(CONTROLS);

/** Key that identifies an element in the view and in the page: type and accessible name. */
export const nameOf = (element: Element): string =>
  [
    element.tagName,
    isControl(element) ? element.type : element.getAttribute('href'),
    element.getAttribute('aria-label') ??
      (isControl(element) ? element.labels?.[0]?.textContent : undefined) ??
      element.textContent,
  ].join(' ');

/** The last control in the box with a name. */
export const inBox = (root: Element, box: string): Control | undefined =>
  [...root.querySelectorAll<HTMLElement>(BOX)]
    .filter(({ dataset }) => dataset.control === box)
    .flatMap(controlsIn)
    .at(-1);

/** Whether the user changed a control of the view. For options: the selection. */
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

/** Sets a control's value and fires the events, so that the page's code handles it. */
export const write = (control: Control, was: Control): void => {
  if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
    if (control.checked !== (was as HTMLInputElement).checked) control.click();
    return;
  }
  // React overrides the property on the element, so the setter of the prototype is used.
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, was.value);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
};

/** Focuses an element, with the same selection. */
export const focusLike = (element: HTMLElement, was: Element): void => {
  element.focus({ preventScroll: true });
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return;
  if (element.selectionStart === null) return;
  const { selectionStart, selectionEnd, selectionDirection } = was as HTMLInputElement | HTMLTextAreaElement;
  element.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
};
