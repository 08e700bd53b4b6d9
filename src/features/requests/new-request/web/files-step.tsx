import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { classNames } from '#design/class-names.ts';
import { extraIcons } from '#design/extra-icons.ts';
import { IconButton } from '#design/icon-button.tsx';
import { Icon } from '#design/icon.tsx';
import { TextInput } from '#design/text-input.tsx';
import { showToast } from '#design/toast.ts';
import { REQUEST_MAX_LENGTHS } from '#features/requests/core/contract/fields.ts';
import { removeRequestFile } from '#features/requests/core/contract/files.ts';
import { getRequest } from '#features/requests/core/contract/requests.ts';
import { MAX_REQUEST_FILES } from '#features/requests/core/rules/requests.ts';
import { FILE_TYPES, whyNotUpload } from '#kernel/uploaded-file.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useReorderableList } from '#web/lists/use-reorderable-list.ts';
import { useStrings } from '#web/strings.tsx';
import { FileButton } from '#web/uploads/file-button.tsx';
import { fileIdempotencyKey } from '#web/uploads/file-idempotency-key.ts';
import { filePreviewUrl } from '#web/uploads/file-preview-url.ts';
import { dropDraftFile, readDraftFile, storeDraftFile } from './draft-files.ts';
import { fieldAnchorId } from './missing-fields.ts';
import styles from './new-request.module.css';
import { tradeQuestionsQuery } from './queries.ts';
import { changeDraft, type DraftFileData, readDraft, useRequestDraft } from './request-draft.ts';

const change = (files: readonly DraftFileData[]) => changeDraft({ files });

/** The upload may have arrived although its response was lost. */
const arrivedUnheard = async (id: number, { name }: DraftFileData): Promise<number | undefined> => {
  const knownIds = new Set(readDraft().files.map(({ fileId }) => fileId));
  const { files } = await callEndpoint(getRequest, { params: { id } });
  return files.find((file) => file.name === name && !knownIds.has(file.id))?.id;
};

const remove = async (file: DraftFileData) => {
  const { id, files } = readDraft();
  change(files.filter(({ key }) => key !== file.key));
  await dropDraftFile(file.key);
  if (id === null) return;
  const fileId = file.fileId ?? (await arrivedUnheard(id, file));
  if (fileId !== undefined) await callEndpoint(removeRequestFile, { params: { id, fileId } });
};

const withMoved = (files: readonly DraftFileData[], from: number, to: number): DraftFileData[] => {
  const reordered = [...files];
  reordered.splice(to, 0, ...reordered.splice(from, 1));
  return reordered;
};

export const FilesStep = () => {
  const { asking, describing } = useStrings();
  const { files, categoryId } = useRequestDraft();
  const [announcement, setAnnouncement] = useState('');
  const add = async (newFiles: readonly File[]) => {
    const refuse = (text: string) => showToast({ tone: 'destructive', title: asking.notAdded, text });
    for (const file of newFiles) {
      const fault = whyNotUpload(file);
      if (fault) refuse(fault === 'type' ? asking.wrongFile(file.name) : asking.largeFile(file.name));
      else if (readDraft().files.length >= MAX_REQUEST_FILES) refuse(describing.twelveFiles);
      else {
        const key = await fileIdempotencyKey(file, 'draft');
        if (readDraft().files.some((entry) => entry.key === key)) {
          refuse(describing.addedBefore(file.name));
          continue;
        }
        await storeDraftFile(key, file);
        const newFile = { key, name: file.name, type: file.type, caption: '', fileId: null };
        change([...readDraft().files, newFile]);
        setAnnouncement(describing.added(file.name, readDraft().files.length));
      }
    }
  };
  const { isDragged, isTarget, itemOf, keysOf, list, move } = useReorderableList({
    keys: files.map(({ key }) => key),
    onMove: (key, to) => {
      const from = files.findIndex((file) => file.key === key);
      change(withMoved(files, from, to));
      setAnnouncement(describing.moved(files[from]?.name ?? '', to + 1, files.length));
    },
  });
  return (
    <section className={styles.files} aria-label={asking.pictures}>
      {categoryId !== null && <Help category={categoryId} />}
      <div id={fieldAnchorId('files')} className={styles.addFiles}>
        <FileButton accept={FILE_TYPES} multiple icon="document" onFiles={(newFiles) => void add(newFiles)}>
          {asking.addFiles}
        </FileButton>
        <span className={styles.fine}>{asking.filesOf(files.length)}</span>
      </div>
      <output className={styles.unseen}>{announcement}</output>
      {files.length > 0 && (
        <ol ref={list} className={styles.fileList} aria-label={asking.pictures}>
          {files.map((file, index) => (
            <li
              key={file.key}
              className={classNames(isDragged(file.key) && styles.dragged, isTarget(index) && styles.target)}
              {...itemOf(file.key, index)}
            >
              <DraftFilePreview file={file} />
              <div>
                <b>{file.name}</b>
                <TextInput
                  aria-label={describing.caption(file.name)}
                  placeholder={describing.captionPlaceholder}
                  maxLength={REQUEST_MAX_LENGTHS.caption}
                  value={file.caption}
                  onChange={({ currentTarget: { value } }) =>
                    change(
                      files.map((entry) => (entry.key === file.key ? { ...entry, caption: value } : entry)),
                    )
                  }
                />
              </div>
              {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut for the buttons in it */}
              <span className={styles.fileActs} onKeyDown={keysOf(file.key, index)}>
                <IconButton
                  icon={extraIcons.chevronLeft}
                  label={describing.moveUp(file.name)}
                  data-handle="earlier"
                  disabled={index === 0}
                  onClick={() => move(file.key, index - 1, 'earlier')}
                />
                <IconButton
                  icon={extraIcons.chevronRight}
                  label={describing.moveDown(file.name)}
                  data-handle="later"
                  disabled={index === files.length - 1}
                  onClick={() => move(file.key, index + 1, 'later')}
                />
                <IconButton
                  icon="cross"
                  label={describing.removeFile(file.name)}
                  onClick={() => {
                    setAnnouncement(describing.removed(file.name));
                    void remove(file).catch(() => undefined);
                  }}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

const Help = ({ category }: { category: number }) => {
  const { describing } = useStrings();
  const pictures = useQuery(tradeQuestionsQuery(category)).data?.pictures;
  return pictures ? (
    <p className={styles.help}>
      <b>{describing.picturesHelp}</b> {pictures}
    </p>
  ) : null;
};

/** The picture comes from the browser's store, or from the server once it has arrived. */
const usePreview = ({ key, type, fileId }: DraftFileData): string | null => {
  const { id } = useRequestDraft();
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!type.startsWith('image/') || fileId !== null) return undefined;
    let isGone = false;
    const show = async () => {
      const file = await readDraftFile(key);
      const small = file && (await filePreviewUrl(file));
      if (small && !isGone) setAddress(small);
    };
    void show();
    return () => {
      isGone = true;
    };
  }, [key, type, fileId]);
  if (!type.startsWith('image/')) return null;
  return fileId !== null && id !== null ? `/api/requests/${id}/files/${fileId}?size=small` : address;
};

export const DraftFilePreview = ({ file }: { file: DraftFileData }) => {
  const address = usePreview(file);
  return (
    <span className={styles.preview}>
      {address ? <img src={address} alt="" draggable={false} /> : <Icon name="document" />}
    </span>
  );
};
