import type { ReactNode } from 'react';
import { IconButton } from '#design/icon-button.tsx';
import { Icon } from '#design/icon.tsx';
import { ProgressBar } from '#design/progress-bar.tsx';
import { VisuallyHidden } from '#design/text.tsx';
import type { FileUploadState } from './create-use-uploads.ts';
import styles from './upload-list.module.css';

/** The form that takes the files words these; `name` is a file's. */
export interface UploadWords {
  list: string;
  doneOf: (doneCount: number, count: number) => string;
  uploading: (name: string) => string;
  notUploaded: string;
  tryAgain: string;
  tryAgainWith: (name: string) => string;
  cancel: (name: string) => string;
  remove: (name: string) => string;
}

interface UploadListProps<Answer> {
  uploads: readonly FileUploadState<Answer>[];
  words: UploadWords;
  /** Stands beside a file that has arrived. */
  done: (upload: FileUploadState<Answer>) => ReactNode;
  onTryAgain: (upload: FileUploadState<Answer>) => void;
  onRemove: (upload: FileUploadState<Answer>) => void;
}

/** Lists uploads with their progress, and a button to remove each. */
export const UploadList = <Answer,>(props: UploadListProps<Answer>) => {
  const { uploads, words, done, onTryAgain, onRemove } = props;
  const arrived = uploads.filter(({ response }) => response !== null).length;
  return (
    <>
      <VisuallyHidden>
        <output>{uploads.length > 0 && words.doneOf(arrived, uploads.length)}</output>
      </VisuallyHidden>
      {uploads.length > 0 && (
        <ul className={styles.list} aria-label={words.list}>
          {uploads.map((upload) => (
            <UploadItem
              key={upload.key}
              upload={upload}
              words={words}
              done={done(upload)}
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
  upload: FileUploadState<unknown>;
  words: UploadWords;
  done: ReactNode;
  onTryAgain: () => void;
  onRemove: () => void;
}

const UploadItem = ({ upload, words, done, onTryAgain, onRemove }: UploadItemProps) => {
  const { file, preview, share, response, failure } = upload;
  const isOnItsWay = response === null && !failure;
  return (
    <li className={styles.item}>
      <span className={styles.face}>
        {preview ? <img src={preview} alt="" width={56} height={56} /> : <Icon name="document" />}
      </span>
      <span className={styles.main}>
        <span className={styles.name}>{file.name}</span>
        {isOnItsWay && (
          <span>
            <ProgressBar value={share} max={1} label={words.uploading(file.name)} />
          </span>
        )}
        {response !== null && <span className={styles.size}>{done}</span>}
        {failure && (
          <span className={styles.failed}>
            {failure.reason ?? words.notUploaded}
            <button
              type="button"
              className={styles.again}
              aria-label={words.tryAgainWith(file.name)}
              onClick={onTryAgain}
            >
              {words.tryAgain}
            </button>
          </span>
        )}
      </span>
      <IconButton
        icon="cross"
        label={isOnItsWay ? words.cancel(file.name) : words.remove(file.name)}
        onClick={onRemove}
      />
    </li>
  );
};
