import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { formatCount } from '@tavolina/shared-ui';
import type { ReactNode } from 'react';

/** What was dragged has the keyboard still; its line may have glided back out of sight, or under a bar. */
const showHandle = ({ activatorEvent }: Pick<DragEndEvent, 'activatorEvent'>): void => {
  const target = activatorEvent.target as Element;
  requestAnimationFrame(async () => {
    await Promise.allSettled(
      target
        .closest('li')
        ?.getAnimations?.()
        .map(({ finished }) => finished) ?? [],
    );
    target.scrollIntoView({ block: 'nearest' });
  });
};

/** A list whose lines change places by pointer, finger or keys, and says so to screen readers (product.md §581). */
export const SortableList = ({
  ids,
  nameOf,
  onMove,
  children,
}: {
  ids: string[];
  nameOf: (id: string) => string;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}) => {
  const { t, i18n } = useTranslation('business');
  const figure = (count: number) => formatCount(count, i18n.language);
  const sensors = useSensors(
    // A short way first, so that a press is not a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      // The next arrow counts from where the page stands, and may come while it would still glide.
      scrollBehavior: 'auto',
    }),
  );
  const place = (id: string) => ({
    name: nameOf(id),
    place: figure(ids.indexOf(id) + 1),
    count: figure(ids.length),
  });
  const handleDragEnd = ({ active, over, ...drag }: DragEndEvent): void => {
    if (over && over.id !== active.id) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
    showHandle(drag);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions: { draggable: t('editor.sortHelp') },
        announcements: {
          // Told as soon as it is over itself: before that its list is not measured, and an arrow would move nothing.
          onDragStart: () => undefined,
          onDragOver: ({ active, over }) => {
            if (!over) return undefined;
            return t(over.id === active.id ? 'editor.sortStart' : 'editor.sortOver', place(String(over.id)));
          },
          onDragEnd: ({ over }) => (over ? t('editor.sortEnd', place(String(over.id))) : undefined),
          onDragCancel: ({ active }) => t('editor.sortCancel', place(String(active.id))),
        },
      }}
      onDragEnd={handleDragEnd}
      onDragCancel={showHandle}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
};
