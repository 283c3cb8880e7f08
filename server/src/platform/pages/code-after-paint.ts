import { inlineSource } from './content-security-policy.ts';
import { NOTE } from './note-shell.ts';

/**
 * Numbers what is pressed in the first view, for the page's code to do (product.md §115); a form that names no address
 * is the code's, and is not sent by the browser. Then brings the code: a tab
 * behind others paints nothing, so it does not wait. Of what follows, only the first call finds something.
 */
const startScript = (note: string): string => `{
  const view = document.querySelector('[data-first-view]');
  let count = 0;
  const keep = (control) => {
    if (control) control.dataset.pressed = (control.dataset.pressed ?? '') + ' ' + ++count;
  };
  view.addEventListener('click', ({ target }) => keep(target.closest('button[type=button]')));
  view.addEventListener('submit', (event) => {
    if (event.target.hasAttribute('action')) return;
    event.preventDefault();
    keep(event.submitter);
  });
  view.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && target.matches('input') && !target.form) keep(target);
  });
  const start = () => {
    const { content } = document.getElementById('code');
    if (content.childElementCount === 0) return;
    ${note}
    document.head.append(content);
  };
  if (document.hidden) start();
  else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
}`;

const scripts = { plain: startScript(''), noted: startScript(NOTE) };

const sources = { plain: inlineSource(scripts.plain), noted: inlineSource(scripts.noted) };

/** The script of `afterPaint` as the content security policy names it. */
export const startSource = (isNoted: boolean): string => sources[isNoted ? 'noted' : 'plain'];

/**
 * Holds a page's code back until its first view is painted, so that neither the line nor the processor of a phone is
 * shared with it before.
 * @param elements HTML of scripts and links
 * @param isNoted whether the start of the shell is told here, when its code is asked for
 * @returns HTML for the end of the body
 */
export const afterPaint = (elements: string[], isNoted: boolean): string[] => [
  `<template id="code">${elements.join('')}</template>`,
  `<script>${scripts[isNoted ? 'noted' : 'plain']}</script>`,
];
