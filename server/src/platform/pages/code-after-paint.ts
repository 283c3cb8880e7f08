import { inlineSource } from './content-security-policy.ts';
import { START_SCRIPT } from './record-shell-start.ts';

/**
 * Loads the page's code after the first paint. A tab in the background paints nothing, so it does not wait.
 * Only the first call of the two does anything.
 */
const startScript = (note: string): string => `{
  const start = () => {
    const { content } = document.getElementById('code');
    if (content.childElementCount === 0) return;
    ${note}
    document.head.append(content);
  };
  if (document.hidden) start();
  else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
}`;

const scripts = { plain: startScript(''), noted: startScript(START_SCRIPT) };

const sources = { plain: inlineSource(scripts.plain), noted: inlineSource(scripts.noted) };

/** The source of the script of `afterPaint` for the content security policy. */
export const startSource = (recordsStart: boolean): string => sources[recordsStart ? 'noted' : 'plain'];

/**
 * Loads a page's code after its first view is painted, so that they do not share a phone's network and
 * processor.
 * @param elements HTML of scripts and links
 * @param recordsStart whether the start of the shell is recorded here
 * @returns HTML for the end of the body
 */
export const afterPaint = (elements: string[], recordsStart: boolean): string[] => [
  `<template id="code">${elements.join('')}</template>`,
  `<script>${scripts[recordsStart ? 'noted' : 'plain']}</script>`,
];
