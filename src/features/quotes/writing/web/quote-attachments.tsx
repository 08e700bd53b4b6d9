import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { IconButton } from '#design/icon-button.tsx';
import { Icon } from '#design/icon.tsx';
import { Panel } from '#design/panel.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { showToast } from '#design/toast.ts';
import { attachToQuote, removeQuoteFile } from '#features/quotes/core/contract/files.ts';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { MAX_QUOTE_FILES } from '#features/quotes/core/rules/quotes.ts';
import { quoteQuery, useQuoteAction } from '#features/quotes/core/web/index.ts';
import { parseWholeNumber } from '#kernel/parse-whole-number.ts';
import { FILE_TYPES, whyNotUpload } from '#kernel/uploaded-file.ts';
import { callEndpoint } from '#web/api-client.ts';
import { sendFile } from '#web/send-file.ts';
import { useStrings } from '#web/strings.tsx';
import { createUseUploads } from '#web/uploads/create-use-uploads.ts';
import { FileButton } from '#web/uploads/file-button.tsx';
import { UploadList } from '#web/uploads/upload-list.tsx';
import styles from './write.module.css';

/** Each quote has uploads of its own. */
const useBox = createUseUploads<Quote>({
  send: (file, options, quoteId) =>
    sendFile(attachToQuote, file, { params: { id: parseWholeNumber(quoteId) ?? 0 } }, options),
});

/** An attachment is stored as soon as it is chosen, apart from the draft. */
export const QuoteAttachments = ({ quote: { id, attachments } }: { quote: Quote }) => {
  const { quoting, writing } = useStrings();
  const client = useQueryClient();
  const { uploads, begin, tryAgain, remove } = useBox(String(id));
  const removal = useQuoteAction((fileId: number) =>
    callEndpoint(removeQuoteFile, { params: { id, fileId } }),
  );
  useEffect(() => {
    for (const upload of uploads) {
      if (!upload.response) continue;
      remove(upload);
      client.setQueryData(quoteQuery(String(id)).queryKey, upload.response);
    }
  }, [uploads, remove, client, id]);
  const left = MAX_QUOTE_FILES - attachments.length - uploads.length;

  const add = (files: readonly File[]) => {
    const wrong = files.flatMap((file) => {
      const fault = whyNotUpload(file);
      if (fault) return [fault === 'type' ? writing.wrongFile(file.name) : writing.largeFile(file.name)];
      return [];
    });
    const right = files.filter((file) => whyNotUpload(file) === null);
    for (const file of right.slice(0, left)) begin(file);
    if (right.length > left) wrong.push(writing.attachHint(MAX_QUOTE_FILES));
    if (wrong.length > 0)
      showToast({ tone: 'destructive', title: writing.notAttached, text: wrong.join(' ') });
  };

  return (
    <Panel className={styles.words} title={quoting.attachments}>
      <div className={styles.attached}>
        <p>{writing.attachHint(MAX_QUOTE_FILES)}</p>
        <ul>
          {attachments.map(({ id: fileId, url, name, kind }) => (
            <li key={fileId}>
              {kind === 'picture' ? (
                <img src={`${url}?size=small`} alt="" width={40} height={40} />
              ) : (
                <Icon name="document" />
              )}
              <a href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
              <IconButton
                icon="cross"
                label={writing.removeFile(name)}
                disabled={removal.isBusy}
                onClick={() => void removal.change(fileId)}
              />
            </li>
          ))}
        </ul>
        <UploadList
          uploads={uploads}
          words={writing.uploads}
          done={() => null}
          onTryAgain={tryAgain}
          onRemove={remove}
        />
        <FileButton
          accept={FILE_TYPES}
          multiple
          size="small"
          icon={signedInIcons.upload}
          disabled={left <= 0}
          onFiles={add}
        >
          {writing.attach}
        </FileButton>
      </div>
    </Panel>
  );
};
