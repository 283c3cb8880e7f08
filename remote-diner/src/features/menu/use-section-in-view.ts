import { useEffect, useState } from 'react';

/** A line a fifth down the window: the section that crosses it is the one being read. */
const READING_LINE = '-20% 0px -79% 0px';

/** Id of the element the reader has reached; the first one until they scroll. `ids` are ids of elements, in order. */
export const useSectionInView = (ids: readonly string[]): string | undefined => {
  const [reached, setReached] = useState<string>();
  const joined = ids.join(' ');
  useEffect(() => {
    const all = joined.split(' ');
    const crossing = new Set<string>();
    const observer = new IntersectionObserver(
      // In the order of time: a busy page hears of several moves of the same element at once.
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) crossing.add(target.id);
          else crossing.delete(target.id);
        const entered = all.findLast((id) => crossing.has(id));
        if (entered !== undefined) setReached(entered);
      },
      { rootMargin: READING_LINE },
    );
    for (const id of all) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [joined]);
  return reached !== undefined && ids.includes(reached) ? reached : ids[0];
};
