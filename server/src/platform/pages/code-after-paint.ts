import { WHEN_USED } from './code-when-used.ts';
import { inlineSource } from './content-security-policy.ts';
import { START_SCRIPT } from './record-shell-start.ts';

/** How the code of a page with a first view is loaded. */
export interface CodeStart {
  /** Whether the start of the shell is recorded here. */
  recordsStart: boolean;
  /** What waits on a first visit until somebody uses the page: all code, or all but the start of the shell. */
  waits: 'nothing' | 'own' | 'all';
}

/** Event of the document: the page's own code may load. The shell has started already, and knows it as `when-used.ts` says. */
const USED = 'tavolina-used';

/**
 * In place of the preloads of code that waits: browsers complain of a preload that is not used three seconds after the
 * page was loaded, also of one that was only just asked for.
 */
const FETCH_PRELOADS = `for (const link of content.querySelectorAll('link[rel=preload]')) {
      link.remove();
      fetch(link.getAttribute('href'), { integrity: link.integrity, priority: 'low' }).catch(() => undefined);
    }`;

/**
 * Loads the page's code after the first paint. A tab in the background paints nothing, so it does not wait.
 * Only the first call of each does anything.
 */
const startScript = ({ recordsStart, waits }: CodeStart): string => `{
  const { content } = document.getElementById('code');
  const begin = () => {
    const scripts = content.querySelectorAll('script');
    if (scripts.length === 0) return;
    ${recordsStart ? START_SCRIPT : ''}
    document.head.append(...scripts);
  };
  const start = () => {
    begin();
    if (content.childElementCount === 0) return;
    ${waits === 'nothing' ? '' : FETCH_PRELOADS}
    document.head.append(content);
    ${waits === 'own' ? `document.dispatchEvent(new Event('${USED}'));` : ''}
  };
  const painted = (work) => {
    if (document.hidden) work();
    else new PerformanceObserver(work).observe({ type: 'paint', buffered: true });
  };
  const load = () => painted(start);
  ${waits === 'own' ? 'painted(begin);' : ''}
  ${waits === 'nothing' ? 'load();' : WHEN_USED}
}`;

const keyOf = ({ recordsStart, waits }: CodeStart): string => `${recordsStart} ${waits}`;

const WAITS = ['nothing', 'own', 'all'] as const;
const scripts = new Map(
  WAITS.flatMap((waits) => [true, false].map((recordsStart) => ({ recordsStart, waits }))).map((how) => {
    const script = startScript(how);
    return [keyOf(how), { script, source: inlineSource(script) }];
  }),
);

/** The source of the script of `afterPaint` for the content security policy. */
export const startSource = (how: CodeStart): string => scripts.get(keyOf(how))?.source ?? '';

/**
 * Loads a page's code after its first view is painted, so that they do not share a phone's network and
 * processor.
 * @param elements HTML of scripts and links
 * @returns HTML for the end of the body
 */
export const afterPaint = (elements: string[], how: CodeStart): string[] => [
  `<template id="code">${elements.join('')}</template>`,
  `<script>${scripts.get(keyOf(how))?.script ?? ''}</script>`,
];
