import type { Location } from '@tavolina/shared-api/codes';
import clsx from 'clsx';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Group, groupsOf } from './clusters.ts';
import styles from './map.module.css';
import { MapFrame } from './map-frame.tsx';
import type { MapTiles } from './map-tiles.tsx';
import { viewOf, ZOOM } from './projection.ts';
import { type MapSize, type MapView, useMapSize } from './use-map-view.ts';

/** What a map of places is about. */
export interface PlacesMapProps {
  /** Name of the map. */
  label: string;
  places: readonly { name: string; location: Location | null }[];
  /** Where the reader is. */
  here?: Location | null;
  /** What is shown first; without it all places, and `empty` where none says where it is. */
  start?: MapView | undefined;
  empty: MapView;
  tiles?: MapTiles | undefined;
  /** What is shown of the places that were chosen, by their positions in the list. */
  children: (chosen: readonly number[]) => ReactNode;
}

const OUT_PX = 24;

const isOutside = ({ x, y }: { x: number; y: number }, { width, height }: MapSize): boolean =>
  x < OUT_PX || y < OUT_PX || x > width - OUT_PX || y > height - OUT_PX;

const at = ({ x, y }: { x: number; y: number }): CSSProperties => ({
  transform: `translate(${x}px, ${y}px)`,
});

/**
 * Places on a map. Each marker is a button in the order of the list, and bears the place's number in it; the focus brings
 * it into view and shows the place (product.md §262).
 */
export const PlacesMap = ({ label, places, here = null, start, empty, tiles, children }: PlacesMapProps) => {
  const { t } = useTranslation('ui');
  const surface = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLElement>(null);
  const marker = useRef<HTMLButtonElement>(null);
  const size = useMapSize(surface);
  const locations = places.map(({ location }) => location);
  const key = JSON.stringify(locations);
  // The same locations are the same groups, however often the list is drawn.
  const groupsAt = useMemo(() => groupsOf(JSON.parse(key) as (Location | null)[]), [key]);
  const [moved, setMoved] = useState<{ key: string; view: MapView }>();
  const [chosen, setChosen] = useState<{ key: string; members: readonly number[] }>();
  const fitted =
    start ??
    viewOf(
      locations.filter((location) => location !== null),
      size,
    ) ??
    empty;
  // Other places are another map: what was looked at before is of no use there.
  const view = moved?.key === key ? moved.view : fitted;
  const members = chosen?.key === key ? chosen.members : [];
  const show = (next: MapView): void => setMoved({ key, view: next });
  const choose = (next: readonly number[]): void => setChosen({ key, members: next });

  const nameOf = (group: Group): string => {
    const names = group.members.map((position) => places[position]?.name ?? '');
    const [first = 0] = group.members;
    return names.length === 1
      ? t('map.place', { number: first + 1, name: names[0] })
      : t('map.places', { count: names.length, names: names.join(', ') });
  };
  const handlePress = (group: Group): void => {
    choose(group.members);
    if (group.members.length > 1 && group.opensAt <= ZOOM.max) {
      show({ centre: group.location, zoom: group.opensAt });
      return;
    }
    card.current?.focus();
  };
  const handleCardKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    choose([]);
    marker.current?.focus();
  };
  const isChosen = (group: Group): boolean => group.members.some((position) => members.includes(position));
  return (
    <section className={styles.map} aria-label={label}>
      <MapFrame
        surface={surface}
        size={size}
        view={view}
        tiles={tiles}
        onView={show}
        onPress={() => choose([])}
      >
        {({ place }) => (
          <>
            {here ? <span className={styles.here} style={at(place(here))} aria-hidden="true" /> : null}
            <ol className={styles.markers}>
              {groupsAt(view.zoom).map((group) => {
                const point = place(group.location);
                const single = group.members.length === 1;
                return (
                  <li key={group.members.join()} style={at(point)}>
                    <button
                      ref={isChosen(group) ? marker : undefined}
                      type="button"
                      className={clsx(styles.marker, !single && styles.cluster)}
                      aria-label={nameOf(group)}
                      aria-pressed={isChosen(group)}
                      onFocus={() => {
                        if (isOutside(point, size)) show({ ...view, centre: group.location });
                        choose(group.members);
                      }}
                      onClick={() => handlePress(group)}
                    >
                      {single
                        ? (group.members[0] ?? 0) + 1
                        : t('map.several', { count: group.members.length })}
                    </button>
                  </li>
                );
              })}
            </ol>
          </>
        )}
      </MapFrame>
      <section
        ref={card}
        className={styles.card}
        aria-label={t('map.chosen')}
        aria-live="polite"
        tabIndex={-1}
        hidden={members.length === 0}
        onKeyDown={handleCardKey}
      >
        {members.length > 0 ? children(members) : null}
      </section>
    </section>
  );
};
