import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { Panel } from '#design/panel.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { TextArea } from '#design/text-area.tsx';
import { showToast } from '#design/toast.ts';
import { REQUEST_MAX_LENGTHS } from '#features/requests/core/contract/fields.ts';
import { uploadRequestFile } from '#features/requests/core/contract/files.ts';
import { addTextToRequest, getRequest } from '#features/requests/core/contract/requests.ts';
import type { Request } from '#features/requests/core/contract/shapes.ts';
import { MAX_REQUEST_FILES } from '#features/requests/core/rules/requests.ts';
import { TextInItsLanguage } from '#features/translations/core/web/index.ts';
import { FILE_TYPES, whyNotUpload } from '#kernel/uploaded-file.ts';
import { callEndpoint } from '#web/api-client.ts';
import { sendFile } from '#web/send-file.ts';
import { useStrings } from '#web/strings.tsx';
import { FileButton } from '#web/uploads/file-button.tsx';
import { fileIdempotencyKey } from '#web/uploads/file-idempotency-key.ts';
import { useFormat } from '#web/use-format.ts';
import styles from './request.module.css';
import { useRequestAction } from './use-request-action.ts';

/** Lists the additions since the request was sent, and adds more: the sent text is never rewritten. */
export const RequestAdditions = ({ request }: { request: Request }) => {
  const { asking } = useStrings();
  const format = useFormat();
  const { additions, abilities } = request;
  const [isAdding, setIsAdding] = useState(false);
  if (additions.length === 0 && !abilities.mayAdd) return null;
  const open = abilities.mayAdd && !isAdding && (
    <Button variant="quiet" size="small" icon={signedInIcons.plus} onClick={() => setIsAdding(true)}>
      {asking.addSomething}
    </Button>
  );
  return (
    <Panel title={asking.addedSince} end={open}>
      {additions.map(({ id, text, isWithdrawal, translation, createdAt }) => (
        <div key={id} className={styles.added}>
          <time dateTime={createdAt}>{format.shortDate(new Date(createdAt))}</time>
          <p>
            {isWithdrawal ? (
              asking.fileWithdrawn(text)
            ) : (
              <TextInItsLanguage text={text} offer={translation} />
            )}
          </p>
        </div>
      ))}
      {abilities.mayAdd && isAdding && <Add request={request} onDone={() => setIsAdding(false)} />}
    </Panel>
  );
};

/** The press that opened the field continues with typing, so it takes the focus. */
const focusOn = (field: HTMLTextAreaElement | null) => field?.focus();

const Add = ({ request: { id }, onDone }: { request: Request; onDone: () => void }) => {
  const { asking } = useStrings();
  const [text, setText] = useState('');
  const { change, isBusy } = useRequestAction(async (_: void, callOptions) => {
    const request = await callEndpoint(addTextToRequest, { params: { id }, body: { text } }, callOptions);
    onDone();
    return request;
  });
  return (
    <form
      method="post"
      className={styles.reply}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void change();
      }}
    >
      <Field label={asking.addLabel}>
        <TextArea
          rows={2}
          ref={focusOn}
          maxLength={REQUEST_MAX_LENGTHS.addition}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
      </Field>
      <div>
        <Button type="submit" size="small" busy={isBusy} disabled={text.trim() === ''}>
          {asking.addNow}
        </Button>
      </div>
    </form>
  );
};

/** Each picture or plan is uploaded by a call of its own. */
export const AddRequestFiles = ({ request: { id, files } }: { request: Request }) => {
  const { asking } = useStrings();
  const { change, isBusy } = useRequestAction(async (chosenFiles: readonly File[]) => {
    for (const file of chosenFiles)
      await sendFile(
        uploadRequestFile,
        file,
        { params: { id } },
        { idempotencyKey: await fileIdempotencyKey(file, `request ${id}`) },
      );
    return callEndpoint(getRequest, { params: { id } });
  });
  const add = (chosenFiles: readonly File[]) => {
    const fine = chosenFiles.filter((file) => {
      const fault = whyNotUpload(file);
      if (fault)
        showToast({
          tone: 'destructive',
          title: asking.notAdded,
          text: fault === 'type' ? asking.wrongFile(file.name) : asking.largeFile(file.name),
        });
      return !fault;
    });
    if (fine.length > 0) void change(fine);
  };
  if (files.length >= MAX_REQUEST_FILES) return null;
  return (
    <FileButton
      accept={FILE_TYPES}
      multiple
      variant="quiet"
      size="small"
      icon={signedInIcons.plus}
      busy={isBusy}
      aria-label={asking.addFiles}
      onFiles={add}
    >
      {asking.addNow}
    </FileButton>
  );
};
