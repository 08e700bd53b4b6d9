import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { GalleryImage } from '#companies/web/index.ts';
import { Badge } from '#design/badge.tsx';
import { classNames } from '#design/class-names.ts';
import { IconButton } from '#design/icon-button.tsx';
import { ownIcons } from '#design/own-icons.ts';
import { Text, VisuallyHidden } from '#design/text.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './gallery.module.css';
import type { Picture } from './use-gallery.ts';

interface OrderedPicturesProps {
  pictures: readonly Picture[];
  onMove: (id: number, index: number) => void;
  onDescribe: (picture: Picture) => void;
  onRemove: (picture: Picture) => void;
}

type Handle = 'earlier' | 'later' | 'cover';

/** Says where a picture has come to, and gives the focus back to the button that moved it. */
const useMoving = ({ pictures, onMove }: Pick<OrderedPicturesProps, 'pictures' | 'onMove'>) => {
  const list = useRef<HTMLUListElement>(null);
  const [last, setLast] = useState<{ id: number; handle: Handle } | null>(null);
  const index = last ? pictures.findIndex(({ id }) => id === last.id) : -1;
  useEffect(() => {
    if (!last || index < 0) return;
    const item = list.current?.children[index];
    const wanted = item?.querySelector<HTMLButtonElement>(`[data-handle="${last.handle}"]:not(:disabled)`);
    (wanted ?? item?.querySelector<HTMLButtonElement>('[data-handle]:not(:disabled)'))?.focus();
  }, [last, index]);
  const move = (id: number, to: number, handle: Handle) => {
    if (to < 0 || to >= pictures.length) return;
    setLast({ id, handle });
    onMove(id, to);
  };
  return { list, move, place: index < 0 ? null : index + 1 };
};

/** What is being dragged, and which one it is over. */
const useDragging = (onDrop: (id: number, index: number) => void) => {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return {
    dragged,
    over,
    handlersOf: ({ id }: Picture, index: number) => ({
      draggable: true,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.effectAllowed = 'move';
        setDragged(id);
      },
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return; // a file from outside is the page's
        event.preventDefault();
        setOver(index);
      },
      onDrop: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        onDrop(dragged, index);
        end();
      },
      onDragEnd: end,
    }),
  };
};

/** In the order everybody sees them; the first is the cover. */
export const OrderedPictures = ({ pictures, onMove, onDescribe, onRemove }: OrderedPicturesProps) => {
  const { editor } = useStrings();
  const { list, move, place: movedTo } = useMoving({ pictures, onMove });
  const { dragged, over, handlersOf } = useDragging(onMove);
  return (
    <>
      <VisuallyHidden>
        <output>{movedTo !== null && editor.movedTo(movedTo, pictures.length)}</output>
      </VisuallyHidden>
      <ul ref={list} className={styles.pictures} aria-label={editor.gallery}>
        {pictures.map((picture, index) => (
          <li
            key={picture.id}
            className={classNames(
              styles.picture,
              picture.id === dragged && styles.dragged,
              dragged !== null && index === over && styles.target,
            )}
            {...handlersOf(picture, index)}
          >
            <Face picture={picture} place={index} />
            <Handles
              name={picture.title ?? editor.pictureAt(index + 1)}
              place={index}
              total={pictures.length}
              onMove={(to, handle) => move(picture.id, to, handle)}
              onDescribe={() => onDescribe(picture)}
              onRemove={() => onRemove(picture)}
            />
          </li>
        ))}
      </ul>
    </>
  );
};

const Face = ({ picture, place: index }: { picture: Picture; place: number }) => {
  const { editor } = useStrings();
  return (
    <>
      <span className={styles.face}>
        <GalleryImage
          src={picture.imageUrl}
          alt=""
          width={picture.width ?? 800}
          height={picture.height ?? 600}
          sizes="240px"
          draggable={false}
        />
        {index === 0 && (
          <span className={styles.cover}>
            <Badge tone="new">{editor.cover}</Badge>
          </span>
        )}
      </span>
      <Text size="small" oneLine className={styles.words} tone={picture.title ? undefined : 'faint'}>
        {picture.title ?? editor.noTitle}
      </Text>
    </>
  );
};

interface HandlesProps {
  name: string;
  place: number;
  total: number;
  onMove: (to: number, handle: Handle) => void;
  onDescribe: () => void;
  onRemove: () => void;
}

const Handles = ({ name, place: index, total, onMove, onDescribe, onRemove }: HandlesProps) => {
  const { editor } = useStrings();
  const moveByKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(index + by, by < 0 ? 'earlier' : 'later');
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut for the buttons in it
    <div className={styles.handles} onKeyDown={moveByKey}>
      <IconButton
        icon="chevron-left"
        label={editor.moveEarlier(name)}
        title={editor.earlier}
        data-handle="earlier"
        disabled={index === 0}
        onClick={() => onMove(index - 1, 'earlier')}
      />
      <IconButton
        icon="chevron-right"
        label={editor.moveLater(name)}
        title={editor.later}
        data-handle="later"
        disabled={index === total - 1}
        onClick={() => onMove(index + 1, 'later')}
      />
      <IconButton
        icon="picture"
        label={editor.makeCoverOf(name)}
        title={editor.makeCover}
        data-handle="cover"
        disabled={index === 0}
        onClick={() => onMove(0, 'cover')}
      />
      <IconButton
        icon={ownIcons.pencil}
        label={editor.describe(name)}
        title={editor.captions}
        onClick={onDescribe}
      />
      <IconButton
        icon={ownIcons.trash}
        label={editor.removeOf(name)}
        title={editor.removePicture}
        onClick={onRemove}
      />
    </div>
  );
};
