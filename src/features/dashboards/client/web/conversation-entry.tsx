import { LinkButton } from '#design/link-button.tsx';
import { ListRow } from '#design/list.tsx';
import { VisuallyHidden } from '#design/text.tsx';
import type { WrittenLead as LeadTerms } from '#features/messaging/core/contract/conversations.ts';
import { messagePreview } from '#features/messaging/core/rules/message-rules.ts';
import { PartnerPicture } from '#features/messaging/core/web/index.ts';
import { TextInItsLanguage } from '#features/translations/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './conversation-entry.module.css';

interface LeadProps {
  lead: LeadTerms;
  now: Date;
}

/** Shows one conversation: partner, last message, time and unread count. */
export const ConversationEntry = ({ lead: { otherUser, lastMessage, unreadCount }, now }: LeadProps) => {
  const format = useFormat();
  const { folders } = useStrings();
  const { id, username, userType, company } = otherUser;
  const name = company?.name ?? username;
  const preview = lastMessage.isWithheld ? folders.withheldWords : messagePreview(lastMessage.content);
  return (
    <ListRow
      start={<PartnerPicture name={name} userType={userType} logoUrl={company?.logoUrl} size="small" />}
      end={
        <LinkButton
          variant="secondary"
          size="small"
          href={href('/messages/:id', { id })}
          aria-label={folders.viewConversation(name)}
        >
          {folders.view}
        </LinkButton>
      }
    >
      <p className={styles.line}>
        <span className={styles.name}>{name}</span>
        {unreadCount > 0 && (
          <span className={styles.count}>
            <span aria-hidden="true">{unreadCount}</span>
            <VisuallyHidden>{folders.unreadCount(unreadCount)}</VisuallyHidden>
          </span>
        )}
        <time className={styles.time} dateTime={lastMessage.createdAt} suppressHydrationWarning>
          {format.messageTime(new Date(lastMessage.createdAt), now)}
        </time>
      </p>
      <p className={styles.said}>
        {preview ? (
          <TextInItsLanguage text={preview} offer={lastMessage.translation} />
        ) : (
          folders.attachments(lastMessage.attachmentCount)
        )}
      </p>
    </ListRow>
  );
};
