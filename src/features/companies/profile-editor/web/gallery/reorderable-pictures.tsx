import type { KeyboardEvent } from 'react';
import { Badge } from '#design/badge.tsx';
import { classNames } from '#design/class-names.ts';
import { extraIcons } from '#design/extra-icons.ts';
import { IconButton } from '#design/icon-button.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { Text, VisuallyHidden } from '#design/text.tsx';
import { GalleryImage } from '#features/companies/core/web/index.ts';
import { type ReorderHandleName, useReorderableList } from '#web/lists/use-reorderable-list.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './gallery.module.css';
import type { GalleryPictureData } from './use-gallery-editor.ts';

interface OrderedPicturesProps {
  pictures: readonly GalleryPictureData[];
  onMove: (id: number, index: number) => void;
  onDescribe: (picture: GalleryPictureData) => void;
  onRemove: (picture: GalleryPictureData) => void;
}

/** Lists the pictures in the public order; the first is the cover. */
export const ReorderablePictures = ({ pictures, onMove, onDescribe, onRemove }: OrderedPicturesProps) => {
  const { editor } = useStrings();
  const { isDragged, isTarget, itemOf, keysOf, list, move, moved } = useReorderableList({
    keys: pictures.map(({ id }) => id),
    onMove,
  });
  return (
    <>
      <VisuallyHidden>
        <output>{moved && editor.movedTo(moved.place, pictures.length)}</output>
      </VisuallyHidden>
      <ul ref={list} className={styles.pictures} aria-label={editor.gallery}>
        {pictures.map((picture, index) => (
          <li
            key={picture.id}
            className={classNames(
              styles.picture,
              isDragged(picture.id) && styles.dragged,
              isTarget(index) && styles.target,
            )}
            {...itemOf(picture.id, index)}
          >
            <Face picture={picture} place={index} />
            <Handles
              name={picture.title ?? editor.pictureAt(index + 1)}
              place={index}
              total={pictures.length}
              onMove={(to, handle) => move(picture.id, to, handle)}
              onKeyDown={keysOf(picture.id, index)}
              onDescribe={() => onDescribe(picture)}
              onRemove={() => onRemove(picture)}
            />
          </li>
        ))}
      </ul>
    </>
  );
};

const Face = ({ picture, place: index }: { picture: GalleryPictureData; place: number }) => {
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
  onMove: (to: number, handle: ReorderHandleName) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onDescribe: () => void;
  onRemove: () => void;
}

const Handles = ({ name, place: index, total, onMove, onKeyDown, onDescribe, onRemove }: HandlesProps) => {
  const { editor } = useStrings();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut for the buttons in it
    <div className={styles.handles} onKeyDown={onKeyDown}>
      <IconButton
        icon={extraIcons.chevronLeft}
        label={editor.moveEarlier(name)}
        title={editor.earlier}
        data-handle="earlier"
        disabled={index === 0}
        onClick={() => onMove(index - 1, 'earlier')}
      />
      <IconButton
        icon={extraIcons.chevronRight}
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
        data-handle="first"
        disabled={index === 0}
        onClick={() => onMove(0, 'first')}
      />
      <IconButton
        icon={signedInIcons.pencil}
        label={editor.describe(name)}
        title={editor.captions}
        onClick={onDescribe}
      />
      <IconButton
        icon={signedInIcons.trash}
        label={editor.removeOf(name)}
        title={editor.removePicture}
        onClick={onRemove}
      />
    </div>
  );
};
