import type { CSSProperties } from 'react';

/** Sets the colours of a tablecloth for the drawing inside. */
export const clothStyle = (cloth: string): CSSProperties =>
  ({
    '--cloth': `var(--cloth-${cloth}-cloth)`,
    '--weave': `var(--cloth-${cloth}-weave)`,
    '--deep': `var(--cloth-${cloth}-deep)`,
    background: `var(--cloth-${cloth}-cloth)`,
  }) as CSSProperties;
