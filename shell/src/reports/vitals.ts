import { onCLS, onINP, onLCP } from 'web-vitals';

/** Reports the largest paint and the longest input delay in ms, and the layout shift in thousandths. */
export const watch = (tell: (kind: 'lcp' | 'cls' | 'inp', value: number) => void): void => {
  onLCP(({ value }) => tell('lcp', value));
  onINP(({ value }) => tell('inp', value));
  onCLS(({ value }) => tell('cls', value * 1000));
};
