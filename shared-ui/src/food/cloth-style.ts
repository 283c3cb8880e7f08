import type { CSSProperties } from 'react';

/** Gives the drawing inside the colours of a cloth. */
export const clothStyle = (cloth: string): CSSProperties =>
  ({
    '--cloth': `var(--cloth-${cloth}-cloth)`,
    '--weave': `var(--cloth-${cloth}-weave)`,
    '--deep': `var(--cloth-${cloth}-deep)`,
    background: `var(--cloth-${cloth}-cloth)`,
  }) as CSSProperties;
