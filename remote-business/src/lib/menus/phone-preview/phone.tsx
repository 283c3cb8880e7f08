import type { CuisineType } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { Cover, DishPicture, FoodPicture } from '@tavolina/shared-ui';
import { memo, useEffect, useRef } from 'react';
import styles from './phone.module.css';
import type { PreviewItem, PreviewSection } from './preview-sections.ts';

const Line = memo(
  ({
    name,
    description,
    portion,
    declared,
    choices,
    price,
    imageUrl,
    focus,
    place,
  }: PreviewItem & { place: string }) => {
    const { t } = useTranslation('business');
    return (
      <li className={styles.item}>
        <div>
          <p className={styles.name}>{name || t('editor.newItem')}</p>
          <p className={page.muted}>{description}</p>
          {[portion, declared].filter(Boolean).map((words) => (
            <p key={words} className={page.muted}>
              {words}
            </p>
          ))}
          {choices ? <p className={styles.choices}>{choices}</p> : null}
          {price ? <p className={styles.price}>{price}</p> : null}
        </div>
        <span className={styles.picture}>
          <FoodPicture imageUrl={imageUrl} focus={focus}>
            <DishPicture itemName={name} place={place} />
          </FoodPicture>
        </span>
      </li>
    );
  },
);

/** How many lines come into view together. */
const GROUP = 10;

/** Items are observed in groups, because the browser checks every observed element with each key press. */
const groupsOf = (items: readonly PreviewItem[]): PreviewItem[][] =>
  Array.from({ length: Math.ceil(items.length / GROUP) }, (_, at) =>
    items.slice(at * GROUP, (at + 1) * GROUP),
  );

/** A part of the screen: a section by its place, what stands alone, or its beginning. */
export type PhonePart = number | 'others' | null;

/** Shows a part of the phone's screen. */
const scrollTo = (screen: HTMLElement | null, part: PhonePart): void => {
  if (!screen) return;
  const section = part === null ? null : screen.querySelector<HTMLElement>(`[data-section="${part}"]`);
  screen.scrollTop = section?.offsetTop ?? 0;
};

/** A menu as a diner's phone shows it. */
export const Phone = ({
  title,
  place,
  cuisine,
  imageUrl,
  sections,
  open,
}: {
  /** Of the menu. */
  title: string;
  /** Name of the place, for covers. */
  place: string;
  cuisine: CuisineType | null;
  /** The menu's own picture. */
  imageUrl: string | null;
  sections: readonly PreviewSection[];
  /** What is in view, each time that it changes. */
  open: PhonePart;
}) => {
  const { t } = useTranslation('business');
  const screen = useRef<HTMLElement>(null);
  useEffect(() => scrollTo(screen.current, open), [open]);
  const titleOf = (section: PreviewSection): string =>
    section.index === null ? t('menu.others') : section.title || t('editor.untitled');
  return (
    <section ref={screen} className={styles.phone} aria-label={t('editor.preview')}>
      <div className={styles.cover}>
        <FoodPicture imageUrl={imageUrl}>
          <Cover
            name={place || title}
            cuisine={cuisine}
            items={sections.flatMap(({ items }) => items.flatMap(({ name }) => name || []))}
          />
        </FoodPicture>
      </div>
      <div className={styles.content}>
        <p className={styles.place}>{place}</p>
        <p className={page.muted}>{title}</p>
        {sections.length === 0 ? <p className={page.muted}>{t('menu.empty')}</p> : null}
        <div className={styles.rail}>
          {sections.map((section) => (
            <button
              key={section.index ?? 'others'}
              type="button"
              onClick={() => scrollTo(screen.current, section.index ?? 'others')}
            >
              {titleOf(section)}
            </button>
          ))}
        </div>
        {sections.map((section) => (
          <div key={section.index ?? 'others'} data-section={section.index ?? 'others'}>
            <p className={styles.title}>{titleOf(section)}</p>
            {groupsOf(section.items).map((group) => (
              <ul key={group[0]?.line} className={styles.group}>
                {group.map((item) => (
                  <Line key={item.line} place={place} {...item} />
                ))}
              </ul>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
};
