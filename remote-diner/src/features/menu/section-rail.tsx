import { useTranslation } from '@tavolina/shared-api/runtime';
import { useEffect, useRef } from 'react';
import page from '../../lib/page.module.css';
import styles from './menu.module.css';
import { sectionAnchor } from './menu-sections.ts';
import { useSectionInView } from './use-section-in-view.ts';

/** The sections of a menu: a sticky row of chips, on wide screens a column; the one being read is marked. */
export const SectionRail = ({ sections }: { sections: readonly { id: string; title: string }[] }) => {
  const { t } = useTranslation('diner');
  const rail = useRef<HTMLElement>(null);
  const current = useSectionInView(sections.map(({ id }) => sectionAnchor(id)));

  // Scrolls the row only: `scrollIntoView` would move the page under the reader.
  useEffect(() => {
    const chip = rail.current?.querySelector<HTMLElement>(`a[href="#${current}"]`);
    if (!rail.current || !chip) return;
    rail.current.scrollLeft = chip.offsetLeft - (rail.current.clientWidth - chip.clientWidth) / 2;
  }, [current]);

  return (
    <nav
      ref={rail}
      className={styles.rail}
      data-single={sections.length === 1 || undefined}
      aria-label={t('menu.sections')}
    >
      {sections.map(({ id, title }) => (
        <a
          key={id}
          className={page.pill}
          href={`#${sectionAnchor(id)}`}
          aria-current={sectionAnchor(id) === current ? 'location' : undefined}
        >
          <span>{title}</span>
        </a>
      ))}
    </nav>
  );
};
