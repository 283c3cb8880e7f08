import { useEffect, useRef, useState } from 'react';

/** A number that moves to its new value in `durationMs`, or at once where motion is not wanted. */
export const useAnimatedNumber = (target: number, durationMs: number): number => {
  const [shown, setShown] = useState(target);
  const from = useRef(target);
  useEffect(() => {
    const start = from.current;
    if (start === target) return;
    const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
    const began = performance.now();
    let frame = 0;
    const step = (now: number): void => {
      const part = isStill ? 1 : Math.min(1, (now - began) / durationMs);
      from.current = start + (target - start) * part;
      setShown(from.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target, durationMs]);
  return shown;
};
