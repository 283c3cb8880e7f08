import { Notice } from '@tavolina/shared-ui';
import { type ReactNode, useEffect, useRef } from 'react';

/** Says what was done in the place of what did it; the keyboard comes here, unless it has gone elsewhere meanwhile. */
export const SuccessNotice = ({ children }: { children: ReactNode }) => {
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) news.current?.focus();
  }, []);
  return (
    <div ref={news} tabIndex={-1}>
      <Notice tone="success">{children}</Notice>
    </div>
  );
};
