import { useSortable } from '@dnd-kit/sortable';
import { useMemo } from 'react';

/**
 * A row of a `SortableList`: what its element takes, what its handle takes, and whether it is being moved.
 * @param role what screen readers call such a row
 */
export const useSortableRow = (id: string, role: string) => {
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: role },
  });
  // The same while nothing of it changes, so that a line that is kept is not drawn again.
  const handle = useMemo(() => ({ ...attributes, ...listeners }), [attributes, listeners]);
  return {
    row: {
      ref: setNodeRef,
      style: {
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      },
    },
    handle,
    isDragging,
  };
};
