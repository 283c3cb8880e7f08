import { type Filters, LIMITS, writeFilters } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { SearchField } from '@tavolina/shared-ui';
import {
  type FormEvent,
  lazy,
  type ReactNode,
  Suspense,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import styles from './search-form.module.css';
import type { ShownList } from './suggest/combobox.ts';
import { useSearchedWords } from './use-searched-words.ts';

const loadList = () => import(/* webpackChunkName: 'suggest' */ './suggest/suggestion-list.tsx');

type List = Awaited<ReturnType<typeof loadList>>['SuggestionList'];
const Nothing: (...given: Parameters<List>) => ReactNode = () => null;

/** Nothing where the code does not come: the form works on. */
const SuggestionList = lazy(async () => {
  const code = await loadList().catch(() => undefined);
  return { default: code?.SuggestionList ?? Nothing };
});

const never = () => () => undefined;

/** Whether the page's code runs, so that the field can suggest something. */
const useCode = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * The search box: dish, menu, place or city, with suggestions while typing (product.md §255). `children` is the button
 * that searches. Without code the browser asks for the list of places itself (product.md §115).
 */
export const SearchForm = ({
  className,
  filters,
  onSearch,
  children,
}: {
  className: string | undefined;
  /** What the list is narrowed by now; all but the typed words stay. */
  filters: Filters;
  /** Called with the words, or with what a suggestion sets in their place. */
  onSearch: (change: Partial<Filters>) => void;
  children: ReactNode;
}) => {
  const { t } = useTranslation('diner');
  const input = useRef<HTMLInputElement>(null);
  const noteSearch = useSearchedWords(input, filters.q);
  const isCombobox = useCode();
  // What was typed, and which words were searched then: beside others it is the field's text no more. Undefined before the first letter.
  const [typed, setTyped] = useState<{ text: string; over: string }>();
  const [isOpen, setIsOpen] = useState(false);
  const [list, setList] = useState<ShownList>();
  const others = [...writeFilters({ ...filters, q: '' })];
  const close = (): void => setIsOpen(false);
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    close();
    const q = String(new FormData(event.currentTarget).get('q') ?? '');
    noteSearch(q);
    onSearch({ q });
  };
  const handleChoose = (change: Partial<Filters>): void => {
    const q = change.q ?? '';
    if (input.current) input.current.value = q;
    noteSearch(q);
    setTyped({ text: '', over: filters.q });
    onSearch(change);
  };
  return (
    <search className={styles.box}>
      <form className={className} action="/restaurants" method="get" onSubmit={handleSubmit}>
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SearchField
          hideLabel
          label={t('search.label')}
          name="q"
          maxLength={LIMITS.search}
          placeholder={t('search.example')}
          defaultValue={filters.q}
          ref={input}
          autoComplete="off"
          onFocus={() => void loadList().catch(() => undefined)}
          onInput={({ currentTarget }) => {
            setTyped({ text: currentTarget.value, over: filters.q });
            setIsOpen(true);
          }}
          onBlur={close}
          {...(isCombobox && {
            role: 'combobox',
            'aria-autocomplete': 'list' as const,
            'aria-expanded': list !== undefined,
            'aria-controls': list?.id,
            'aria-activedescendant': list?.option,
          })}
        />
        {children}
      </form>
      {typed === undefined ? null : (
        <Suspense fallback={null}>
          <SuggestionList
            input={input}
            typed={typed.over === filters.q ? typed.text : ''}
            isOpen={isOpen}
            onOpen={() => setIsOpen(true)}
            onClose={close}
            onShown={setList}
            onSearch={handleChoose}
          />
        </Suspense>
      )}
    </search>
  );
};
