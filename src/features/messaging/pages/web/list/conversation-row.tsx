import { Anchor } from '#design/anchor.tsx';
import { classNames } from '#design/class-names.ts';
import { VisuallyHidden } from '#design/text.tsx';
import type { Conversation } from '#features/messaging/core/contract/conversations.ts';
import { messagePreview } from '#features/messaging/core/rules/message-rules.ts';
import { PartnerPicture } from '#features/messaging/core/web/index.ts';
import { TextInItsLanguage } from '#features/translations/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { rememberOpenedFromList } from './conversation-opened-from-list.ts';
import styles from './conversation-row.module.css';

interface ConversationRowProps {
  conversation: Conversation;
  isOpen: boolean;
  now: Date;
}

export const ConversationListRow = ({ conversation, isOpen, now }: ConversationRowProps) => {
  const format = useFormat();
  const { talk } = useStrings();
  const { userId, name, userType, logoUrl, lastMessage, attachmentCount, lastMessageDate, unreadCount } =
    conversation;
  const preview = conversation.isLastWithheld ? talk.withheldWords : messagePreview(lastMessage);
  return (
    <Anchor
      href={href('/messages/:id', { id: userId })}
      aria-current={isOpen ? 'page' : undefined}
      className={classNames(styles.row, unreadCount > 0 && styles.unread)}
      onClick={() => rememberOpenedFromList(userId)}
    >
      <PartnerPicture className={styles.stamp} name={name} userType={userType} logoUrl={logoUrl} />
      <span className={styles.name}>{name}</span>
      <time className={styles.time} dateTime={lastMessageDate} suppressHydrationWarning>
        {format.messageTime(new Date(lastMessageDate), now)}
      </time>
      <span className={styles.said}>
        {userType === 'company' && <span className={styles.tag}>{talk.company}</span>}
        <span className={styles.preview}>
          {preview ? (
            <TextInItsLanguage text={preview} offer={conversation.translation} />
          ) : (
            talk.attachments(attachmentCount)
          )}
        </span>
      </span>
      {unreadCount > 0 && (
        <span className={styles.count}>
          <span aria-hidden="true">{unreadCount}</span>
          <VisuallyHidden>{talk.unread(unreadCount)}</VisuallyHidden>
        </span>
      )}
    </Anchor>
  );
};
