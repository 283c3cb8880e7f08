import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../primitives/button.tsx';
import styles from './map.module.css';
import { MapGround } from './map-ground.tsx';
import { type MapTiles, TileLayer } from './map-tiles.tsx';
import type { Point } from './projection.ts';
import { useCityMaps } from './use-city-maps.ts';
import { useMapGestures } from './use-map-gestures.ts';
import { geometryOf, type MapGeometry, type MapSize, type MapView } from './use-map-view.ts';

/** By how much an arrow key moves the ground, in px. */
const STEP_PX = 80;

const STEPS: Record<string, Point> = {
  ArrowLeft: { x: STEP_PX, y: 0 },
  ArrowRight: { x: -STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: STEP_PX },
  ArrowDown: { x: 0, y: -STEP_PX },
};

/** The ground of a map with its controls. Beside pointers, the arrow keys move it while a control has the focus. */
export const MapFrame = ({
  surface,
  size,
  view,
  tiles,
  onView,
  onPress,
  children,
}: {
  /** Is measured for `size`. */
  surface: RefObject<HTMLDivElement | null>;
  size: MapSize;
  view: MapView;
  tiles: MapTiles | undefined;
  onView: (view: MapView) => void;
  /** A press on the ground. */
  onPress?: (at: Point) => void;
  /** What stands on the ground. */
  children: (geometry: MapGeometry) => ReactNode;
}) => {
  const { t } = useTranslation('ui');
  const geometry = geometryOf(view, size);
  const gestures = useMapGestures(surface, geometry, onView, onPress);
  const cities = useCityMaps(view);
  const handleKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    onView(geometry.moved(step));
  };
  const zoomButton = (levels: number, label: string, icon: ReactNode) => (
    <IconButton
      label={label}
      icon={icon}
      onKeyDown={handleKeyDown}
      onClick={() => onView(geometry.zoomed(levels))}
    />
  );
  return (
    <div className={styles.frame}>
      <div ref={surface} className={styles.surface} {...gestures}>
        <MapGround geometry={geometry} zoom={view.zoom} size={size} cities={cities} />
        {tiles ? <TileLayer tiles={tiles} geometry={geometry} zoom={view.zoom} size={size} /> : null}
        {children(geometry)}
      </div>
      <div className={styles.zoom}>
        {zoomButton(1, t('map.closer'), <Plus size={18} strokeWidth={1.75} aria-hidden="true" />)}
        {zoomButton(-1, t('map.further'), <Minus size={18} strokeWidth={1.75} aria-hidden="true" />)}
      </div>
      {tiles ? <p className={styles.attribution}>{tiles.attribution}</p> : null}
    </div>
  );
};
