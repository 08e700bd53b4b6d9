import { Icon } from '../../../../design/icon.tsx';
import { IconButton } from '../../../../design/icon-button.tsx';
import { ProgressBar } from '../../../../design/progress-bar.tsx';
import { VisuallyHidden } from '../../../../design/text.tsx';
import { formatSize } from '../../../../kernel/sent-file.ts';
import { useStrings } from '../../../../web/strings.tsx';
import styles from './upload-list.module.css';
import type { Upload } from './uploads.ts';

interface UploadListProps {
  uploads: readonly Upload[];
  onTryAgain: (upload: Upload) => void;
  onRemove: (upload: Upload) => void;
}

/** The files of the message that is being written: what they are, how far they are, and the way to take them out. */
export const UploadList = ({ uploads, onTryAgain, onRemove }: UploadListProps) => {
  const { talk } = useStrings();
  const done = uploads.filter(({ attachment }) => attachment !== null).length;
  return (
    <>
      <VisuallyHidden>
        <output>{uploads.length > 0 && talk.attachedOf(done, uploads.length)}</output>
      </VisuallyHidden>
      {uploads.length > 0 && (
        <ul className={styles.list} aria-label={talk.attached}>
          {uploads.map((upload) => (
            <UploadItem
              key={upload.key}
              upload={upload}
              onTryAgain={() => onTryAgain(upload)}
              onRemove={() => onRemove(upload)}
            />
          ))}
        </ul>
      )}
    </>
  );
};

interface UploadItemProps {
  upload: Upload;
  onTryAgain: () => void;
  onRemove: () => void;
}

const UploadItem = ({ upload, onTryAgain, onRemove }: UploadItemProps) => {
  const { talk } = useStrings();
  const { file, preview, share, attachment, failure } = upload;
  const isOnItsWay = !attachment && !failure;
  return (
    <li className={styles.item}>
      <span className={styles.face}>
        {preview ? <img src={preview} alt="" width={56} height={56} /> : <Icon name="document" />}
      </span>
      <span className={styles.main}>
        <span className={styles.name}>{file.name}</span>
        {isOnItsWay && (
          <span className={styles.progress}>
            <ProgressBar value={share} max={1} label={talk.uploading(file.name)} />
          </span>
        )}
        {attachment && <span className={styles.size}>{formatSize(file.size)}</span>}
        {failure && (
          <span className={styles.failed}>
            {failure.reason ?? talk.notUploaded}
            <button
              type="button"
              className={styles.again}
              aria-label={talk.tryAgainWith(file.name)}
              onClick={onTryAgain}
            >
              {talk.tryAgain}
            </button>
          </span>
        )}
      </span>
      <IconButton
        icon="cross"
        label={isOnItsWay ? talk.cancelUpload(file.name) : talk.removeAttachment(file.name)}
        onClick={onRemove}
      />
    </li>
  );
};
