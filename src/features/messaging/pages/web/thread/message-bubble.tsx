import type { ReactNode } from 'react';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { VisuallyHidden } from '#design/text.tsx';
import type { Attachment } from '#features/messaging/core/contract/messaging-fields.ts';
import { MessageAttachments } from '#features/messaging/pages/web/attachments/message-attachments.tsx';
import type { CachedMessage } from '#features/messaging/pages/web/cached-messages.ts';
import type { UnsentMessageData } from '#features/messaging/pages/web/unsent-messages.ts';
import { Translatable } from '#features/translations/core/web/index.ts';
import { formatTime } from '#kernel/dates.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './message-bubble.module.css';
import { MessageText } from './message-text.tsx';

interface FrameProps {
  isMine: boolean;
  attachments: readonly Attachment[];
  words: ReactNode;
  children: ReactNode;
}

const Frame = ({ isMine, attachments, words, children }: FrameProps) => (
  <div className={classNames(styles.message, isMine && styles.mine)}>
    {words}
    {attachments.length > 0 && <MessageAttachments className={styles.attached} attachments={attachments} />}
    <p className={styles.note}>{children}</p>
  </div>
);

interface WordsProps {
  by: string;
  content: string;
  lang?: string | undefined;
}

const Words = ({ by, content, lang }: WordsProps) => (
  <p className={content ? styles.text : undefined}>
    <VisuallyHidden>{by}: </VisuallyHidden>
    <span lang={lang}>
      <MessageText content={content} />
    </span>
  </p>
);

interface MessageBubbleProps {
  message: CachedMessage;
  isMine: boolean;
  partnerName: string;
}

/** Shows a message, the colleague who wrote it and its time; the reader's own has one tick when sent, two when read. */
export const MessageBubble = ({ message, isMine, partnerName }: MessageBubbleProps) => {
  const { talk } = useStrings();
  const state = message.isRead ? talk.read : talk.sent;
  const { writtenBy } = message;
  const ownLabel = writtenBy ? talk.theyWrote(writtenBy) : talk.youWrote;
  const by = isMine ? ownLabel : talk.theyWrote(partnerName);
  // The reader's own words need no translation.
  const offer = isMine && message.translation ? { ...message.translation, into: [] } : message.translation;
  const words = (
    <Translatable
      of="message"
      id={message.id}
      text={message.isWithheld ? talk.withheldWords : message.content}
      offer={offer}
    >
      {(content, lang) => <Words by={by} content={content} lang={lang} />}
    </Translatable>
  );
  return (
    <Frame isMine={isMine} attachments={message.attachments} words={words}>
      {writtenBy && <span className={styles.writer}>{writtenBy}</span>}
      <time dateTime={message.createdAt}>{formatTime(new Date(message.createdAt))}</time>
      {isMine && (
        <span className={classNames(styles.tick, message.isRead && styles.read)} title={state}>
          <Icon name={message.isRead ? signedInIcons.doubleCheck : 'check'} size="small" />
          <VisuallyHidden>{state}</VisuallyHidden>
        </span>
      )}
    </Frame>
  );
};

interface UnsentBubbleProps {
  unsent: UnsentMessageData;
  onTryAgain: () => void;
  onDiscard: () => void;
}

/** The message is on its way, or has not arrived. */
export const UnsentBubble = ({ unsent, onTryAgain, onDiscard }: UnsentBubbleProps) => {
  const { talk } = useStrings();
  return (
    <Frame
      isMine
      attachments={unsent.attachments}
      words={<Words by={talk.youWrote} content={unsent.content} />}
    >
      {unsent.state === 'sending' ? (
        talk.sending
      ) : (
        <>
          <span className={styles.failed}>
            <Icon name="alert" size="small" />
            {talk.notSent}
          </span>
          <button data-alone type="button" className={styles.action} onClick={onTryAgain}>
            {talk.tryAgain}
          </button>
          <button data-alone type="button" className={styles.action} onClick={onDiscard}>
            {talk.discard}
          </button>
        </>
      )}
    </Frame>
  );
};
