import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Point } from './projection.ts';
import type { MapGeometry, MapView } from './use-map-view.ts';

/** A finger that moved less than this, in px, pressed. */
const PRESS_PX = 5;

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const gap = ([a, b]: readonly Point[]): number =>
  a && b ? Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) : 1;

/**
 * Moves a map by a pointer, and brings it closer by two fingers or by the wheel with Ctrl, which is also what a touchpad
 * sends. Without Ctrl the wheel scrolls the page.
 * @param onPress a press that moved nothing, where it was
 */
export const useMapGestures = (
  surface: RefObject<HTMLElement | null>,
  geometry: MapGeometry,
  onView: (view: MapView) => void,
  onPress?: (at: Point) => void,
) => {
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<{ points: Point[]; geometry: MapGeometry; hasMoved: boolean }>(undefined);
  const latest = useRef({ geometry, onView });
  latest.current = { geometry, onView };

  const at = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = surface.current?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  };
  const begin = (hasMoved: boolean): void => {
    start.current = { points: [...pointers.current.values()], geometry, hasMoved };
  };

  useEffect(() => {
    const { current } = surface;
    const handleWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const box = current?.getBoundingClientRect();
      const point = { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
      latest.current.onView(latest.current.geometry.zoomed(event.deltaY < 0 ? 1 : -1, point));
    };
    // Not React's: it listens passively, which may not keep the page from growing.
    current?.addEventListener('wheel', handleWheel, { passive: false });
    return () => current?.removeEventListener('wheel', handleWheel);
  }, [surface]);

  const move = (event: PointerEvent): void => {
    if (!start.current || !pointers.current.has(event.pointerId)) return;
    pointers.current.set(event.pointerId, at(event));
    const points = [...pointers.current.values()];
    const [from, to] = [middle(start.current.points), middle(points)];
    const shift = { x: to.x - from.x, y: to.y - from.y };
    const levels = points.length > 1 ? Math.round(Math.log2(gap(points) / gap(start.current.points))) : 0;
    if (levels === 0 && !start.current.hasMoved && Math.hypot(shift.x, shift.y) < PRESS_PX) return;
    start.current.hasMoved = true;
    surface.current?.setPointerCapture?.(event.pointerId);
    onView(levels === 0 ? start.current.geometry.moved(shift) : start.current.geometry.zoomed(levels, from));
  };
  const end = (event: PointerEvent): void => {
    if (!pointers.current.delete(event.pointerId)) return;
    if (event.type === 'pointerup' && start.current?.hasMoved === false) onPress?.(at(event));
    begin(true);
    if (pointers.current.size === 0) start.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent): void => {
      // What stands on the map is pressed itself.
      if (event.button !== 0 || (event.target as Element).closest('button, a')) return;
      pointers.current.set(event.pointerId, at(event));
      begin(pointers.current.size > 1);
    },
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
  };
};
