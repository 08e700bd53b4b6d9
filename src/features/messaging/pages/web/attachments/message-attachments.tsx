import { type ComponentType, useState } from 'react';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import type { PictureDialogProps } from '#design/picture-dialog.tsx';
import type { Attachment } from '#features/messaging/core/contract/messaging-fields.ts';
import { attachmentDisplaySize } from '#features/messaging/core/rules/attachments.ts';
import { formatFileSize, downloadFileName } from '#kernel/uploaded-file.ts';
import { useStrings } from '#web/strings.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import { attachmentDocumentUrl, attachmentPictureUrl, attachmentDimensionsOf } from './attachment-urls.ts';
import styles from './message-attachments.module.css';

interface MessageAttachmentsProps {
  attachments: readonly Attachment[];
  className: string | undefined;
}

/** Pictures open large, and documents are downloaded. */
export const MessageAttachments = ({ attachments, className }: MessageAttachmentsProps) => {
  const pictures = attachments.filter(({ kind }) => kind === 'picture');
  const documents = attachments.filter(({ kind }) => kind === 'pdf');
  return (
    <div className={classNames(styles.attachments, className)}>
      {pictures.length > 0 && <Pictures pictures={pictures} />}
      {documents.map((document) => (
        <Document key={document.id} document={document} />
      ))}
    </div>
  );
};

const largeOf = (picture: Attachment) => ({
  id: picture.id,
  name: picture.name,
  ...attachmentDimensionsOf(picture),
  src: attachmentPictureUrl(picture, 'large'),
  savedAs: downloadFileName('picture', picture.name),
});

const Pictures = ({ pictures }: { pictures: readonly Attachment[] }) => {
  const { talk } = useStrings();
  const late = useLazyComponent(['talk']);
  const [Dialog, setDialog] = useState<ComponentType<PictureDialogProps> | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const show = async (place: number) => {
    const part = await late(() => import('#design/picture-dialog.tsx'));
    if (!part) return;
    setDialog(() => part.PictureDialog);
    setOpen(place);
  };
  const isOne = pictures.length === 1;
  return (
    <>
      <ul className={classNames(styles.pictures, !isOne && styles.many)}>
        {pictures.map((picture, place) => (
          <li key={picture.id}>
            <button
              type="button"
              className={styles.picture}
              aria-label={talk.openPicture(picture.name)}
              aria-haspopup="dialog"
              onClick={() => void show(place)}
            >
              <img
                src={attachmentPictureUrl(picture, 'small')}
                alt=""
                decoding="async"
                {...(isOne
                  ? attachmentDisplaySize(attachmentDimensionsOf(picture))
                  : { width: 160, height: 160 })}
              />
            </button>
          </li>
        ))}
      </ul>
      {Dialog && open !== null && (
        <Dialog
          pictures={pictures.map(largeOf)}
          first={open}
          words={{ ...talk, save: talk.savePicture }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
};

const Document = ({ document }: { document: Attachment }) => {
  const { talk } = useStrings();
  const { kind, name } = document;
  const size = formatFileSize(document.size);
  return (
    // The app's link component would navigate to a page, and this is a file.
    <a
      className={styles.document}
      href={attachmentDocumentUrl(document)}
      download={downloadFileName(kind, name)}
      aria-label={talk.saveDocument(name, size)}
    >
      <Icon name="document" />
      <span className={styles.name}>{name}</span>
      <span className={styles.size}>{size}</span>
    </a>
  );
};
