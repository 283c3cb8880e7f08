import {
  activeFilters,
  type Filters,
  type LeftOut,
  type NamedFilter,
  type SearchHints,
} from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, EmptyState, ErrorState, LoadState, Pagination } from '@tavolina/shared-ui';
import type { ReactNode, RefObject } from 'react';
import { CardSkeletons } from './card-skeletons.tsx';
import { LeftOutNotice } from './filters/left-out-notice.tsx';
import { NamedFilterOffer } from './filters/named-filter-offer.tsx';
import page from './page.module.css';
import { HintList } from './search-hints.tsx';
import { useReconnection } from './use-reconnection.ts';

/** What a list of cards says when it shows none. */
interface Words {
  readonly failed: string;
  /** Nothing there at all. */
  readonly none: string;
  /** Nothing that the filters let through. */
  readonly noMatch: string;
  /** How a number of results is called. */
  readonly count: (total: number, isMinimum: boolean) => string;
}

/** One page of a list as a grid of cards, or why there is none; what failed is asked for again (product.md §513). */
export const CardResults = <Item,>({
  result: { data, hasFailed, isPlaceholderData, refetch, retry },
  words,
  pageSize,
  filters,
  current,
  onPage,
  onClear,
  asMap,
  addressWith,
  heading,
  children: renderCard,
}: {
  result: {
    data:
      | {
          items: readonly Item[];
          total: number;
          pages: number;
          is_total_minimum?: true | undefined;
          hints?: SearchHints | undefined;
          named_filter?: NamedFilter | undefined;
          left_out?: LeftOut | undefined;
        }
      | undefined;
    hasFailed: boolean;
    /** Whether these are the cards from before, until those that were asked for arrive. */
    isPlaceholderData: boolean;
    refetch: () => Promise<unknown>;
    /** Asks again, and shows it. */
    retry: () => void;
  };
  words: Words;
  /** As many empty cards hold the place while the list loads. */
  pageSize: number;
  /** What the list is narrowed by. */
  filters: Filters;
  current: number;
  onPage: (page: number) => void;
  onClear: () => void;
  /** Shows the items in the place of cards and pages. */
  asMap?: ((items: readonly Item[], total: number, isMinimum: boolean) => ReactNode) | undefined;
  /** Where the list stands with other filters. */
  addressWith: (change: Partial<Filters>) => Pick<URL, 'pathname' | 'search'>;
  /** The heading of the results, which takes the focus from what is pressed and goes (product.md §253, §513). */
  heading: RefObject<HTMLElement | null>;
  /** The card of an item, with its key. */
  children: (item: Item) => ReactNode;
}) => {
  const { t } = useTranslation('diner');
  const active = activeFilters(filters);
  // Who only typed a word set no filter to speak of.
  const isWord = active.length === 1 && filters.q !== '';
  useReconnection(() => {
    if (hasFailed) void refetch();
  });
  // The button goes with the failure.
  const handleRetry = (): void => {
    heading.current?.focus();
    retry();
  };
  return (
    <>
      {data?.named_filter ? (
        <NamedFilterOffer
          named={data.named_filter}
          count={words.count}
          addressWith={addressWith}
          heading={heading}
        />
      ) : null}
      {data?.left_out ? (
        <LeftOutNotice
          leftOut={data.left_out}
          count={words.count}
          addressWith={addressWith}
          heading={heading}
        />
      ) : null}
      <LoadState
        isToldElsewhere
        data={data}
        error={hasFailed}
        failed={<ErrorState title={words.failed} text={t('safe')} onRetry={handleRetry} />}
        loading={<CardSkeletons count={pageSize} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          active.length > 0 ? (
            <EmptyState
              title={isWord ? t('filters.noWord', { word: filters.q }) : words.noMatch}
              // Words that name a filter are not mistyped.
              text={data?.named_filter ? undefined : t(isWord ? 'filters.noWordText' : 'filters.noMatchText')}
              action={
                <>
                  {data?.hints ? (
                    <HintList
                      hints={data.hints}
                      filters={filters}
                      count={words.count}
                      addressWith={addressWith}
                      heading={heading}
                    />
                  ) : null}
                  <Button onClick={onClear}>{t('filters.clear')}</Button>
                </>
              }
            />
          ) : (
            <EmptyState title={words.none} />
          )
        }
      >
        {({ items, pages, total, is_total_minimum }) =>
          asMap ? (
            asMap(items, total, is_total_minimum === true)
          ) : (
            <>
              <div className={page.cards} aria-busy={isPlaceholderData || undefined}>
                {items.map(renderCard)}
              </div>
              <Pagination page={current} pages={pages} isMinimum={is_total_minimum} onPage={onPage} />
            </>
          )
        }
      </LoadState>
    </>
  );
};
