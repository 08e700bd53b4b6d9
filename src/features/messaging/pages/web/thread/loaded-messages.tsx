import { Fragment, memo, useLayoutEffect, useRef } from 'react';
import type { ConversationPartner } from '#features/messaging/core/contract/conversation-partner.ts';
import type { CachedMessage } from '#features/messaging/pages/web/cached-messages.ts';
import { isSameDay } from '#kernel/dates.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './loaded-messages.module.css';
import { MessageBubble } from './message-bubble.tsx';

interface DayProps {
  sentAt: string;
  now: Date;
}

const Day = ({ sentAt, now }: DayProps) => {
  const format = useFormat();
  const { talk } = useStrings();
  const date = new Date(sentAt);
  // A page and the browser it reaches can be on two sides of midnight.
  return (
    <p className={styles.day}>
      <time dateTime={sentAt} suppressHydrationWarning>
        {isSameDay(date, now) ? talk.today : format.day(date, now)}
      </time>
    </p>
  );
};

interface MessagePageProps {
  messages: readonly CachedMessage[];
  /** The message before this page was written then: a new day is announced once. */
  previous: string | undefined;
  partner: Pick<ConversationPartner, 'id' | 'name'>;
  now: Date;
  /** Messages are still added to it. */
  isLast: boolean;
}

/**
 * A page of a thread that is out of sight is not laid out and keeps the height that was measured when it came: ten
 * thousand messages are as smooth as fifty.
 */
export const LoadedMessages = memo(function MessagePage(props: MessagePageProps) {
  const { messages, previous, partner, now, isLast } = props;
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = page;
    if (!current || isLast) return;
    current.style.containIntrinsicSize = `auto ${current.offsetHeight}px`;
    current.style.contentVisibility = 'auto';
  }, [isLast]);
  return (
    <div ref={page} className={styles.page}>
      {messages.map((message, index) => {
        const last = index === 0 ? previous : messages[index - 1]?.createdAt;
        const isNewDay = !last || !isSameDay(new Date(last), new Date(message.createdAt));
        return (
          <Fragment key={message.id}>
            {isNewDay && <Day sentAt={message.createdAt} now={now} />}
            <MessageBubble
              message={message}
              isMine={message.senderId !== partner.id}
              partnerName={partner.name}
            />
          </Fragment>
        );
      })}
    </div>
  );
});
