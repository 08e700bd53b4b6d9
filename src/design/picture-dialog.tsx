import { type KeyboardEvent, useState } from 'react';
import { Dialog, DialogBody } from './dialog.tsx';
import { extraIcons } from './extra-icons.ts';
import { IconButton } from './icon-button.tsx';
import { nextIndexForKey } from './next-index-for-key.ts';
import styles from './picture-dialog.module.css';
import { VisuallyHidden } from './text.tsx';

export interface LargePictureData {
  id: number;
  src: string;
  /** Describes the picture, or is its file's name. */
  name: string;
  /** The picture is downloaded under this name. */
  savedAs: string;
  width: number;
  height: number;
}

export interface PictureDialogWords {
  save: string;
  close: string;
  previousPicture: string;
  nextPicture: string;
  pictureOf: (place: number, count: number) => string;
}

export interface PictureDialogProps {
  pictures: readonly LargePictureData[];
  /** The index of the clicked picture. */
  first: number;
  words: PictureDialogWords;
  onClose: () => void;
}

/** Shows pictures one at a time, as large as the screen allows. */
export const PictureDialog = ({ pictures, first, words, onClose }: PictureDialogProps) => {
  const [pictureIndex, setAt] = useState(first);
  const picture = pictures[pictureIndex];
  const total = pictures.length;
  if (!picture) return null;
  const moveByKey = (event: KeyboardEvent) => {
    const next = nextIndexForKey(event.key, pictureIndex, total, 'horizontal');
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
  };
  const { id, src, name, savedAs, width, height } = picture;
  return (
    <Dialog open onClose={onClose} size="full" title={name} closeLabel={words.close}>
      <DialogBody>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut for the buttons in it */}
        <div className={styles.frame} onKeyDown={moveByKey}>
          {/* The key prevents drawing a picture in the last one's box while it loads. */}
          <img key={id} className={styles.picture} src={src} alt={name} width={width} height={height} />
          <div className={styles.foot}>
            {total > 1 && <Steps index={pictureIndex} total={total} words={words} show={setAt} />}
            <a className={styles.save} href={src} download={savedAs}>
              {words.save}
            </a>
          </div>
        </div>
      </DialogBody>
    </Dialog>
  );
};

interface StepsProps {
  index: number;
  total: number;
  words: PictureDialogWords;
  show: (place: number) => void;
}

const Steps = ({ index, total, words, show }: StepsProps) => (
  <>
    <IconButton
      boxed
      icon={extraIcons.chevronLeft}
      label={words.previousPicture}
      onClick={() => show((index - 1 + total) % total)}
    />
    <span className={styles.place} aria-live="polite">
      <VisuallyHidden>{words.pictureOf(index + 1, total)}</VisuallyHidden>
      <span aria-hidden="true">
        {index + 1} / {total}
      </span>
    </span>
    <IconButton
      boxed
      icon={extraIcons.chevronRight}
      label={words.nextPicture}
      onClick={() => show((index + 1) % total)}
    />
  </>
);
