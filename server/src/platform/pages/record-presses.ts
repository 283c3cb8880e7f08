import { inlineSource } from './content-security-policy.ts';

/**
 * Numbers the presses in the first view, so that the page's code can repeat them (product.md §115). It stands before the
 * view, which may be used while the rest of the document is still on its way. The browser submits only forms with an
 * action, and only while nothing beside them was pressed or chosen, which a new document would lose. A button that names
 * an address leads there under the same condition, and while nothing was typed.
 */
const SCRIPT = `{
  let count = 0;
  let hasChosen = false;
  let hasTyped = false;
  const isInView = (element) => element.closest('[data-first-view]') !== null;
  const keep = (control) => {
    if (control) control.dataset.pressed = (control.dataset.pressed ?? '') + ' ' + ++count;
  };
  document.addEventListener('click', ({ target }) => {
    if (!isInView(target)) return;
    const control = target.closest('button[type=button]');
    const leads = control?.dataset.leads;
    if (leads && count === 0 && !hasChosen && !hasTyped) location.assign(leads);
    else keep(control);
  });
  document.addEventListener('input', ({ target }) => {
    if (isInView(target)) hasTyped = true;
  });
  document.addEventListener('change', ({ target }) => {
    if (isInView(target) && !target.form) hasChosen = true;
  });
  document.addEventListener('submit', (event) => {
    if (!isInView(event.target)) return;
    if (event.target.hasAttribute('action') && count === 0 && !hasChosen) return;
    event.preventDefault();
    keep(event.submitter);
  });
  document.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && target.matches('input') && !target.form && isInView(target)) keep(target);
  });
}`;

/** The source of `pressScript` for the content security policy. */
export const PRESS_SOURCE = inlineSource(SCRIPT);

/** HTML that records presses in the first view. */
export const pressScript = `<script>${SCRIPT}</script>`;
