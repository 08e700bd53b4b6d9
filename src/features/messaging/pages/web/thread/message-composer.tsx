import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { Button } from '#design/button.tsx';
import { classNames } from '#design/class-names.ts';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { useIsHydrated } from '#design/use-is-hydrated.ts';
import type { ConversationPartner } from '#features/messaging/core/contract/conversation-partner.ts';
import type { Attachment } from '#features/messaging/core/contract/messaging-fields.ts';
import { MAX_MESSAGE_LENGTH } from '#features/messaging/core/rules/message-rules.ts';
import { AttachButton } from '#features/messaging/pages/web/attachments/attach-button.tsx';
import { AttachedFileList } from '#features/messaging/pages/web/attachments/attached-file-list.tsx';
import { useAttachFiles } from '#features/messaging/pages/web/attachments/use-attach-files.ts';
import { useStrings } from '#web/strings.tsx';
import { useFileDrop } from '#web/uploads/use-file-drop.ts';
import styles from './message-composer.module.css';
import { useMessageDraft } from './use-message-draft.ts';

interface ComposerProps {
  me: number;
  partnerId: number;
  /** The conversation exists, so the partner may see that the reader is typing. */
  isBegun: boolean;
  onSend: (content: string, attachments: readonly Attachment[]) => void;
}

/** Enter sends the message, Shift+Enter begins a line; unsent text is saved as a draft. */
export const MessageComposer = (props: ComposerProps) =>
  useIsHydrated() ? <LiveComposer {...props} /> : <Closed />;

const LiveComposer = (props: ComposerProps) => {
  const { me, partnerId, onSend } = props;
  const { talk } = useStrings();
  const draft = useMessageDraft(props);
  const files = useAttachFiles(me, partnerId);
  const isOver = useFileDrop(files.attach);
  const field = useRef<HTMLTextAreaElement>(null);
  const content = draft.content.trim();
  const isTooLong = content.length > MAX_MESSAGE_LENGTH;
  const isEmpty = content === '' && files.attached.length === 0;
  const maySend = !isEmpty && !isTooLong && files.isReady;

  const send = () => {
    if (!maySend) return;
    onSend(content, files.attached);
    draft.clear();
    files.clear();
    field.current?.focus(); // the button has nothing left to send
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the composition of a character does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const { files: pasted, types } = event.clipboardData;
    // A copied table or paragraph comes as a picture too: its author means the words.
    if (pasted.length === 0 || types.includes('text/plain')) return;
    event.preventDefault();
    files.attach([...pasted]);
  };
  return (
    <form
      method="post"
      data-low-bar
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {isTooLong && (
        <p id="message-error" role="alert" className={styles.error}>
          {talk.tooLong}
        </p>
      )}
      <AttachedFileList
        uploads={files.uploads}
        onTryAgain={files.tryAgain}
        onRemove={(upload) => {
          field.current?.focus(); // the button that had it is gone
          files.remove(upload);
        }}
      />
      <div className={classNames(styles.box, isOver && styles.over)}>
        {isOver && <span className={styles.drop}>{talk.drop}</span>}
        <AttachButton className={styles.attach} onFiles={files.attach} />
        <textarea
          ref={field}
          className={styles.text}
          rows={1}
          value={draft.content}
          placeholder={talk.write}
          aria-label={talk.message}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? 'message-error' : undefined}
          onChange={({ target }) => draft.change(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <SendButton disabled={!maySend} />
      </div>
    </form>
  );
};

const SendButton = ({ disabled }: { disabled: boolean }) => {
  const { talk } = useStrings();
  return (
    <Button
      type="submit"
      variant="primary"
      icon={signedInIcons.send}
      className={styles.send}
      disabled={disabled}
      aria-label={talk.send}
    >
      {talk.send}
    </Button>
  );
};

/** It is closed before the script runs, as typed text would be lost. */
const Closed = () => {
  const { talk } = useStrings();
  return (
    <div className={styles.composer}>
      <div className={classNames(styles.box, styles.closed)}>
        <AttachButton className={styles.attach} disabled />
        <textarea
          className={styles.text}
          rows={1}
          placeholder={talk.write}
          aria-label={talk.message}
          disabled
        />
        <SendButton disabled />
      </div>
    </div>
  );
};

/** Replaces the composer where the partner receives nothing, or nothing of the reader. */
export const CannotWriteNotice = ({ partner: { name, hasBlockedMe } }: { partner: ConversationPartner }) => {
  const { talk } = useStrings();
  return (
    <div className={styles.composer}>
      <p className={styles.notice}>{hasBlockedMe ? talk.closedToYou(name) : talk.closed(name)}</p>
    </div>
  );
};
