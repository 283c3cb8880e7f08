import { useEffect, useState } from 'react';

/** A line a fifth down the window: the section that crosses it is the one being read. */
const READING_LINE = '-20% 0px -79% 0px';

/** Id of the element the reader has reached; the first one until they scroll. `ids` are ids of elements, in order. */
export const useSectionInView = (ids: readonly string[]): string | undefined => {
  const [reached, setReached] = useState<string>();
  const joined = ids.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setReached(entered.target.id);
      },
      { rootMargin: READING_LINE },
    );
    for (const id of joined.split(' ')) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [joined]);
  return reached !== undefined && ids.includes(reached) ? reached : ids[0];
};
