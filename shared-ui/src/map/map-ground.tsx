import { CITIES, CITY_FORMS, cityCentre } from '@tavolina/shared-api/codes';
import { ALBANIA } from './albania.ts';
import type { CityMap } from './city-map.ts';
import { middleOf, pathOf } from './lines.ts';
import styles from './map.module.css';
import { CITY_ZOOM } from './use-city-maps.ts';
import type { MapGeometry, MapSize } from './use-map-view.ts';

/** Levels from which on names are drawn. */
const DISTRICT_NAMES = 13;
const STREET_NAMES = 15;

/** How far below its town a name stands, clear of a marker, in px. */
const NAME_PX = 32;

type Place = MapGeometry['place'];

const Country = ({ place, isFar }: { place: Place; isFar: boolean }) => (
  <>
    <path className={styles.water} d={pathOf(ALBANIA.sea, place, true)} />
    {ALBANIA.abroad.map((shore) => (
      <path key={shore} className={styles.abroad} d={pathOf(shore, place, true)} />
    ))}
    <path className={styles.land} d={pathOf(ALBANIA.land, place, true)} />
    {ALBANIA.lakes.map((lake) => (
      <path key={lake} className={styles.water} d={pathOf(lake, place, true)} />
    ))}
    {isFar
      ? CITIES.map((city, index) => {
          const { x, y } = place(cityCentre(city));
          return (
            <g key={city} transform={`translate(${x} ${y})`}>
              <circle className={styles.town} r={4} />
              <text className={styles.name} y={NAME_PX} textAnchor="middle">
                {CITY_FORMS[index]?.[0]}
              </text>
            </g>
          );
        })
      : null}
  </>
);

const DrawnCity = ({ map, place, zoom }: { map: CityMap; place: Place; zoom: number }) => {
  const width = { streets: Math.max(1, (zoom - 10) * 1.6), rivers: Math.max(1.5, (zoom - 10) * 1.8) };
  return (
    <>
      {map.districts.map(({ name, ring }) => (
        <path key={name} className={styles.district} d={pathOf(ring, place, true)} />
      ))}
      {map.parks.map(({ name, line }) => (
        <path key={name} className={styles.park} d={pathOf(line, place, true)} />
      ))}
      {map.water.map(({ name, line }) => (
        <path key={name} className={styles.water} d={pathOf(line, place, true)} />
      ))}
      {map.rivers.map(({ name, line }) => (
        <path key={name} className={styles.river} strokeWidth={width.rivers} d={pathOf(line, place)} />
      ))}
      {map.streets.map(({ name, line }) => (
        <path key={name} className={styles.kerb} strokeWidth={width.streets + 2} d={pathOf(line, place)} />
      ))}
      {map.streets.map(({ name, line }) => (
        <path key={name} className={styles.street} strokeWidth={width.streets} d={pathOf(line, place)} />
      ))}
    </>
  );
};

/** Names stand above all that is drawn, so that no street crosses them. */
const CityNames = ({ map, place, zoom }: { map: CityMap; place: Place; zoom: number }) => {
  const named = (name: string, line: string, look: string | undefined) => {
    const { x, y } = place(middleOf(line));
    return (
      <text key={`${name} ${line}`} className={look} x={x} y={y} textAnchor="middle">
        {name}
      </text>
    );
  };
  return (
    <>
      {zoom >= STREET_NAMES
        ? map.streets.map(({ name, line }) => named(name, line, styles.streetName))
        : null}
      {zoom >= DISTRICT_NAMES
        ? map.districts.map(({ name, label }) => named(name, label, styles.name))
        : null}
    </>
  );
};

/** The drawn ground of a map; what it says stands beside it too, so screen readers skip it (product.md §263). */
export const MapGround = ({
  geometry: { place },
  zoom,
  size: { width, height },
  cities,
}: {
  geometry: MapGeometry;
  zoom: number;
  size: MapSize;
  /** The drawn cities in view. */
  cities: readonly CityMap[];
}) => (
  <svg className={styles.ground} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
    <Country place={place} isFar={zoom < CITY_ZOOM} />
    {cities.map((map) => (
      <DrawnCity key={map.districts[0]?.ring} map={map} place={place} zoom={zoom} />
    ))}
    {cities.map((map) => (
      <CityNames key={map.districts[0]?.ring} map={map} place={place} zoom={zoom} />
    ))}
  </svg>
);
