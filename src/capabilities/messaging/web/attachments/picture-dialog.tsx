import { type KeyboardEvent, useState } from 'react';
import { Dialog, DialogBody } from '../../../../design/dialog.tsx';
import { IconButton } from '../../../../design/icon-button.tsx';
import { nextIndex } from '../../../../design/next-index.ts';
import { VisuallyHidden } from '../../../../design/text.tsx';
import { savedName } from '../../../../kernel/sent-file.ts';
import { useStrings } from '../../../../web/strings.tsx';
import type { Attachment } from '../../contract/fields.ts';
import { addressOfPicture, sidesOf } from './addresses.ts';
import styles from './picture-dialog.module.css';

export interface PictureDialogProps {
  pictures: readonly Attachment[];
  /** The place of the one that was pressed. */
  first: number;
  onClose: () => void;
}

/** The pictures of a message as large as the screen lets them be, one at a time. */
export const PictureDialog = ({ pictures, first, onClose }: PictureDialogProps) => {
  const { talk } = useStrings();
  const [at, setAt] = useState(first);
  const picture = pictures[at];
  const total = pictures.length;
  if (!picture) return null;
  const moveByKey = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, at, total, 'horizontal');
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
  };
  const address = addressOfPicture(picture, 'large');
  return (
    <Dialog open onClose={onClose} size="full" title={picture.name} closeLabel={talk.close}>
      <DialogBody>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut for the buttons in it */}
        <div className={styles.frame} onKeyDown={moveByKey}>
          <img
            // Another one is not drawn in the last one's box while it travels.
            key={picture.id}
            className={styles.picture}
            src={address}
            alt={picture.name}
            {...sidesOf(picture)}
          />
          <div className={styles.foot}>
            {total > 1 && <Steps at={at} total={total} show={setAt} />}
            <a className={styles.save} href={address} download={savedName('picture', picture.name)}>
              {talk.savePicture}
            </a>
          </div>
        </div>
      </DialogBody>
    </Dialog>
  );
};

interface StepsProps {
  at: number;
  total: number;
  show: (place: number) => void;
}

const Steps = ({ at, total, show }: StepsProps) => {
  const { talk } = useStrings();
  return (
    <>
      <IconButton
        boxed
        icon="chevron-left"
        label={talk.previousPicture}
        onClick={() => show((at - 1 + total) % total)}
      />
      <span className={styles.place} aria-live="polite">
        <VisuallyHidden>{talk.pictureOf(at + 1, total)}</VisuallyHidden>
        <span aria-hidden="true">
          {at + 1} / {total}
        </span>
      </span>
      <IconButton
        boxed
        icon="chevron-right"
        label={talk.nextPicture}
        onClick={() => show((at + 1) % total)}
      />
    </>
  );
};
