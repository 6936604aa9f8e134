import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { Picture as Image } from '@lapak/ui/picture';
import type { ReactNode } from 'react';
import styles from '../editor/editor.module.css';
import type { Picture } from '../editor/use-send-picture.ts';

interface SortablePictureProps {
  picture: Picture;
  at: number;
  children: ReactNode;
}

/** A picture that can be dragged, by mouse, finger or keyboard. @param children its buttons */
function SortablePicture({ picture, at, children }: SortablePictureProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: picture.file,
    attributes: { roleDescription: 'bisa digeser' },
  });
  return (
    <li
      ref={setNodeRef}
      className={styles.picture}
      data-dragging={isDragging || undefined}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
    >
      <div {...attributes} {...listeners} className={styles.handle} aria-label={`Geser gambar ${at + 1}`}>
        <Image src={picture.url} alt={`Gambar ${at + 1}`} width={320} height={320} />
      </div>
      {children}
    </li>
  );
}

interface SortablePicturesProps {
  images: readonly Picture[];
  onMove: (from: number, to: number) => void;
  /** Buttons of a picture. */
  tools: (at: number) => ReactNode;
}

/** Pictures in their order, items of the list around them. A finger holds one for a moment, so that the page can be scrolled over them. */
export function SortablePictures({ images, onMove, tools }: SortablePicturesProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: UniqueIdentifier) => images.findIndex(({ file }) => file === id);
  const number = (id: UniqueIdentifier) => placeOf(id) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Gambar ${number(active.id)} diangkat.`,
    onDragOver: ({ over }) => (over ? `Di tempat ${number(over.id)}.` : undefined),
    onDragEnd: ({ over }) => (over ? `Diletakkan di tempat ${number(over.id)}.` : 'Tidak dipindahkan.'),
    onDragCancel: ({ active }) => `Batal. Gambar tetap di tempat ${number(active.id)}.`,
  };
  const draggable =
    'Tekan spasi untuk mengangkat gambar, panah untuk memindahkannya, spasi lagi untuk meletakkannya, Escape untuk batal.';
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable }, container: document.body }}
      onDragEnd={({ active, over }) => over && onMove(placeOf(active.id), placeOf(over.id))}
    >
      <SortableContext items={images.map(({ file }) => file)} strategy={rectSortingStrategy}>
        {images.map((picture, at) => (
          <SortablePicture key={picture.file} picture={picture} at={at}>
            {tools(at)}
          </SortablePicture>
        ))}
      </SortableContext>
    </DndContext>
  );
}
