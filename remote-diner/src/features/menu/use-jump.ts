import { useNavigate } from '@tavolina/shared-api/runtime';
import type { MouseEvent } from 'react';

/**
 * Handles a press of a link to a part of this page: scrolls to it and takes the keyboard there. The browser alone would
 * name no place in the history, for which the router then restores where another search was scrolled to.
 */
export const useJump = () => {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { hash } = event.currentTarget;
    // From the window, which has a search already that was written while the field was left for this link.
    void navigate({ search: window.location.search, hash });
    document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  };
};
