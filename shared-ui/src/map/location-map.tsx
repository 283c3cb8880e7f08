import { type City, cityView, type Location, MAP_LEVELS } from '@tavolina/shared-api/codes';
import { MapPin } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FindField } from './find-field.tsx';
import { formatLocation } from './format-location.ts';
import styles from './map.module.css';
import { MapFrame } from './map-frame.tsx';
import type { MapTiles } from './map-tiles.tsx';
import type { Point } from './projection.ts';
import { geometryOf, type MapGeometry, type MapView, useMapSize } from './use-map-view.ts';

/** What a map to choose a location on is about. */
export interface LocationMapProps {
  /** Name of the map. */
  label: string;
  value: Location | null;
  onChange: (location: Location) => void;
  /** The city that is drawn; without one, the country is shown first. */
  city: City | undefined;
  /** What to find first. */
  address: string;
  tiles?: MapTiles | undefined;
}

/** By how much an arrow key moves the marker, in px; with Shift the larger one. */
const STEP_PX = { fine: 4, coarse: 40 };

const KEYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A hundred-thousandth of a degree is about a metre. */
const toMetre = ({ latitude, longitude }: Location): Location => ({
  latitude: Math.round(latitude * 100_000) / 100_000,
  longitude: Math.round(longitude * 100_000) / 100_000,
});

const firstView = (value: Location | null, city: City | undefined): MapView =>
  value ? { centre: value, zoom: MAP_LEVELS.street } : cityView(city);

/**
 * Chooses a location: by a press on the map, by the arrow keys on its marker, or by the name of a district or street
 * (product.md §265). Where it is stands below in words.
 */
export const LocationMap = ({ label, value, onChange, city, address, tiles }: LocationMapProps) => {
  const { t, i18n } = useTranslation('ui');
  const surface = useRef<HTMLDivElement>(null);
  const size = useMapSize(surface);
  const [view, setView] = useState(() => firstView(value, city));
  const spot = value ?? view.centre;
  const choose = (location: Location): void => onChange(toMetre(location));
  const handleFound = (location: Location): void => {
    setView({ centre: location, zoom: MAP_LEVELS.street });
    choose(location);
  };
  const moveBy = (event: KeyboardEvent, { place, locate }: MapGeometry): void => {
    const direction = KEYS[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? STEP_PX.coarse : STEP_PX.fine;
    const { x, y } = place(spot);
    const next = locate({ x: x + direction.x * step, y: y + direction.y * step });
    const isNearEdge =
      x < step * 2 || y < step * 2 || x > size.width - step * 2 || y > size.height - step * 2;
    if (isNearEdge) setView({ ...view, centre: next });
    choose(next);
  };
  const where = value ? formatLocation(value, i18n.language) : t('map.noLocation');
  return (
    <div className={styles.map}>
      {city ? <FindField city={city} address={address} onFound={handleFound} /> : null}
      <section aria-label={label}>
        <MapFrame
          surface={surface}
          size={size}
          view={view}
          tiles={tiles}
          onView={setView}
          onPress={(point) => choose(geometryOf(view, size).locate(point))}
        >
          {(geometry) => {
            const { x, y } = geometry.place(spot);
            return (
              <div className={styles.spot} style={{ transform: `translate(${x}px, ${y}px)` }}>
                <button
                  type="button"
                  aria-label={t('map.marker', { where })}
                  onKeyDown={(event) => moveBy(event, geometry)}
                  onClick={() => choose(spot)}
                >
                  <MapPin size={40} strokeWidth={1.75} aria-hidden="true" />
                </button>
              </div>
            );
          }}
        </MapFrame>
      </section>
      <p>
        <output>{where}</output>
      </p>
    </div>
  );
};
