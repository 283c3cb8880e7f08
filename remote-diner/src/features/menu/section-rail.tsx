import { useTranslation } from '@tavolina/shared-api/runtime';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import page from '../../lib/page.module.css';
import styles from './menu-bar.module.css';
import { sectionAnchor } from './menu-sections.ts';
import { showInRow } from './show-in-row.ts';
import { useJump } from './use-jump.ts';
import { useSectionInView } from './use-section-in-view.ts';

/** Arrow keys keep nobody from the links before the page's code has come: until then each is a stop of its own. */
const IS_ON_SERVER = typeof window === 'undefined';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The link that a key leads to, round and round; undefined for other keys. */
const linkAt = <Link,>(links: readonly Link[], from: Link, key: string): Link | undefined => {
  if (key === 'Home') return links[0];
  if (key === 'End') return links.at(-1);
  const step = STEPS[key];
  return step === undefined ? undefined : links.at((links.indexOf(from) + step) % links.length);
};

/**
 * The sections of a menu: a row of chips, on wide screens a column; the one being read is marked. It is one stop of the
 * tab key, and arrow keys move in it (product.md §243).
 */
export const SectionRail = ({ sections }: { sections: readonly { id: string; title: string }[] }) => {
  const { t } = useTranslation('diner');
  const rail = useRef<HTMLElement>(null);
  const current = useSectionInView(sections.map(({ id }) => sectionAnchor(id)));
  const handleClick = useJump();
  const [focused, setFocused] = useState<string>();

  useEffect(() => {
    const chip = rail.current?.querySelector<HTMLElement>(`a[href="#${current}"]`);
    if (!rail.current || !chip) return;
    const { scrollWidth, clientWidth, clientHeight } = rail.current;
    // Not both: one smooth scroll would end the other.
    if (scrollWidth > clientWidth) showInRow(rail.current, chip);
    else rail.current.scrollTop = chip.offsetTop - (clientHeight - chip.clientHeight) / 2;
  }, [current]);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const links = [...event.currentTarget.querySelectorAll('a')];
    const link = linkAt(links, event.target as HTMLAnchorElement, event.key);
    if (!link) return;
    event.preventDefault();
    link.focus();
  };

  return (
    <nav
      ref={rail}
      className={styles.rail}
      data-single={sections.length < 2 || undefined}
      aria-label={t('menu.sections')}
      onKeyDown={handleKeyDown}
      onBlur={() => setFocused(undefined)}
    >
      {sections.map(({ id, title }) => {
        const anchor = sectionAnchor(id);
        return (
          <a
            key={id}
            className={page.pill}
            href={`#${anchor}`}
            aria-current={anchor === current ? 'location' : undefined}
            tabIndex={IS_ON_SERVER || anchor === (focused ?? current) ? undefined : -1}
            onClick={handleClick}
            onFocus={() => setFocused(anchor)}
          >
            <span>{title}</span>
          </a>
        );
      })}
    </nav>
  );
};
