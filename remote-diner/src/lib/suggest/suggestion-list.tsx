import { type ContentLanguage, type Filters, placePath } from '@tavolina/shared-api/contract';
import { useNavigate, useTranslation } from '@tavolina/shared-api/runtime';
import { visuallyHidden } from '@tavolina/shared-ui';
import { type RefObject, useId, useLayoutEffect, useState } from 'react';
import type { ShownList } from './combobox.ts';
import styles from './suggestion-list.module.css';
import { useListKeys } from './use-list-keys.ts';
import { useSuggestions } from './use-suggestions.ts';

interface Option {
  readonly key: string;
  readonly name: string;
  /** Of the name, where it is another than the page's. */
  readonly language?: ContentLanguage;
  /** Tells places of one name apart. */
  readonly aside?: string;
  readonly choose: () => void;
}

const useGroups = (typed: string, onSearch: (change: Partial<Filters>) => void) => {
  const { t } = useTranslation('diner');
  const navigate = useNavigate();
  const { dishes, places, cuisines } = useSuggestions(typed);
  const groups: { name: string; options: Option[] }[] = [
    {
      name: t('search.dishes'),
      options: dishes.map(({ name, language }) => ({
        key: name,
        name,
        ...(language && { language }),
        choose: () => onSearch({ q: name }),
      })),
    },
    {
      name: t('search.places'),
      options: places.map(({ id, name, city, menu_id, slug }) => ({
        key: id,
        name,
        aside: city,
        // Old servers name no page of the place.
        choose: () => void navigate(slug === undefined ? `/menu/${menu_id}` : placePath(slug)),
      })),
    },
    {
      name: t('search.cuisines'),
      options: cuisines.map(({ code }) => ({
        key: code,
        name: t(`cuisine_type.${code}`, code),
        choose: () => onSearch({ q: '', cuisine_type: code }),
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
};

/**
 * What the search field suggests while somebody types: dishes are searched for, places opened, cuisines set as filter
 * (product.md §255). The focus stays in the field, whose keys lead through the list. Its code comes with the first
 * letter.
 */
export const SuggestionList = ({
  input,
  typed,
  isOpen,
  onOpen,
  onClose,
  onShown,
  onSearch,
}: {
  /** The search field. */
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** The list that is shown now; undefined: none. */
  onShown: (list: ShownList | undefined) => void;
  onSearch: (change: Partial<Filters>) => void;
}) => {
  const { t } = useTranslation('diner');
  const id = useId();
  const groups = useGroups(typed, onSearch);
  const options = groups.flatMap((group) => group.options);
  // Where the keys are, for certain options and a certain text: with others they are in the field again.
  const keys = options.map(({ key }) => key).join('\n');
  const [place, setPlace] = useState({ at: -1, keys, typed });
  if (place.typed !== typed) setPlace({ at: -1, keys, typed });
  const at = place.keys === keys ? place.at : -1;
  const isShown = isOpen && options.length > 0;
  const optionId = at < 0 ? undefined : `${id}-${at}`;

  useLayoutEffect(() => {
    onShown(isShown ? { id, option: optionId } : undefined);
    if (isShown && optionId) document.getElementById(optionId)?.scrollIntoView?.({ block: 'nearest' });
  }, [onShown, isShown, id, optionId]);

  const choose = (option: Option): void => {
    onClose();
    option.choose();
  };

  useListKeys(input, {
    isShown,
    count: options.length,
    at,
    onMove: (next) => {
      onOpen();
      setPlace({ at: next, keys, typed });
    },
    onChoose: (chosen) => {
      const option = options[chosen];
      if (option) choose(option);
    },
    onClose,
  });

  let index = -1;
  return (
    <>
      <output className={visuallyHidden}>
        {isShown ? t('search.suggestions', { count: options.length }) : ''}
      </output>
      {isShown ? (
        <div
          id={id}
          className={styles.list}
          role="listbox"
          tabIndex={-1}
          aria-label={t('search.list')}
          // The field keeps the focus, and the list stays until it is chosen from, also while it is scrolled.
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map(({ name, options: ofGroup }) => (
            <fieldset key={name} className={styles.group} aria-label={name}>
              <div className={styles.name} aria-hidden="true">
                {name}
              </div>
              {ofGroup.map((option) => {
                index += 1;
                const own = index;
                return (
                  <div
                    key={option.key}
                    id={`${id}-${own}`}
                    className={styles.option}
                    role="option"
                    lang={option.language}
                    tabIndex={-1}
                    aria-selected={own === at}
                    onKeyDown={({ key }) => key === 'Enter' && choose(option)}
                    onClick={() => choose(option)}
                  >
                    {option.name} {option.aside ? <span>{option.aside}</span> : null}
                  </div>
                );
              })}
            </fieldset>
          ))}
        </div>
      ) : null}
    </>
  );
};
