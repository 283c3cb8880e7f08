import { useTranslation } from '@tavolina/shared-api/runtime';
import { Cover, DishPicture, FoodPicture } from '@tavolina/shared-ui';
import { memo, useEffect, useRef } from 'react';
import { useDeclaredText } from '../../lib/declared/use-declared-text.ts';
import page from '../../lib/page.module.css';
import type { Editor } from './editor-types.ts';
import { draftCopy, type MenuDraft } from './menu-draft.ts';
import styles from './phone-preview.module.css';
import { type PreviewItem, previewContent } from './preview-content.ts';
import { useDebounced } from './use-debounced.ts';

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

type Part = number | 'others' | null;

/** Shows a section of the phone's screen, or its beginning. */
const scrollTo = (screen: HTMLElement | null, part: Part): void => {
  const section = screen?.querySelector<HTMLElement>(`[data-section="${part}"]`);
  if (screen) screen.scrollTop = section?.offsetTop ?? 0;
};

interface PhoneProps extends Omit<Editor, 'form'> {
  draft: MenuDraft;
  /** The open part of the form: a section by its place, what stands alone, or neither. */
  open: Part;
}

const Phone = memo(({ draft, open, stored, groups, rates, place }: PhoneProps) => {
  const { t, i18n } = useTranslation('business');
  const { language } = i18n;
  const { declaredText } = useDeclaredText();
  const sections = previewContent(draft, {
    stored,
    rates,
    language,
    declaredText,
    groups,
    soldOut: t('menu.soldOut'),
    from: (price) => t('choices.from', { price }),
  });
  const screen = useRef<HTMLElement>(null);
  useEffect(() => scrollTo(screen.current, open), [open]);
  const titleOf = (index: number | null, title: string): string =>
    index === null ? t('menu.others') : title || t('editor.untitled');
  return (
    <section ref={screen} className={styles.phone} aria-label={t('editor.preview')}>
      <div className={styles.cover}>
        <FoodPicture imageUrl={draft.image ?? draft.imageUrl}>
          <Cover
            name={place || draft.title}
            cuisine={draft.cuisineType || null}
            items={sections.flatMap(({ items }) => items.flatMap(({ name }) => name || []))}
          />
        </FoodPicture>
      </div>
      <div className={styles.content}>
        <p className={styles.place}>{place}</p>
        <p className={page.muted}>{draft.title}</p>
        {sections.length === 0 ? <p className={page.muted}>{t('menu.empty')}</p> : null}
        <div className={styles.rail}>
          {sections.map(({ index, title }) => (
            <button
              key={index ?? 'others'}
              type="button"
              onClick={() => scrollTo(screen.current, index ?? 'others')}
            >
              {titleOf(index, title)}
            </button>
          ))}
        </div>
        {sections.map(({ index, title, items }) => (
          <div key={index ?? 'others'} data-section={index ?? 'others'}>
            <p className={styles.title}>{titleOf(index, title)}</p>
            {groupsOf(items).map((group) => (
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
});

/** The menu as a diner's phone shows it, while it is written; it follows when typing rests. */
export const PhonePreview = ({ editor, open }: { editor: Editor; open: Part }) => {
  const { form, ...facts } = editor;
  const draft = useDebounced(form, draftCopy, undefined);
  return <Phone draft={draft} open={open} {...facts} />;
};
