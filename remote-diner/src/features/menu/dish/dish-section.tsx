import { useTranslation } from '@tavolina/shared-api/runtime';
import { useScheduleText } from '@tavolina/shared-ui';
import { useTextLanguage } from '../../../lib/reading/use-read-menu.ts';
import { OTHER_ITEMS, sectionAnchor } from '../menu-sections.ts';
import type { SearchedSection } from '../search/filter-dishes.ts';
import { MarkedText } from '../search/marked-text.tsx';
import dish from './dish.module.css';
import { DishRow, type DishRowProps } from './dish-row.tsx';
import styles from './dish-section.module.css';

/** A section of a menu with what it says of itself and its dishes (product.md §517). Its chip leads to it, and takes the keyboard there. */
export const DishSection = ({
  section: { id, title, description, items, found, translations, schedule },
  ...shown
}: { section: SearchedSection } & Omit<DishRowProps, 'item'>) => {
  const { t } = useTranslation('diner');
  const langOf = useTextLanguage(shown.menu);
  const times = useScheduleText()(schedule);
  return (
    <section
      id={sectionAnchor(id)}
      className={styles.section}
      aria-label={title}
      tabIndex={-1}
      hidden={found === 0}
    >
      <h2 lang={id === OTHER_ITEMS ? undefined : langOf({ translations }, 'title')}>
        <MarkedText text={title} />
      </h2>
      {description ? (
        <p className={styles.description} lang={langOf({ translations }, 'description')}>
          {description}
        </p>
      ) : null}
      {times ? <p className={styles.served}>{t('served.at', { times })}</p> : null}
      <ul>
        {items.map((item, index) => (
          <li key={item.id} className={dish.row} hidden={index >= found}>
            <DishRow item={item} {...shown} />
          </li>
        ))}
      </ul>
    </section>
  );
};
