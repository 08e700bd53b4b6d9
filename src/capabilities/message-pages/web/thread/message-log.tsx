import { Fragment, memo, useLayoutEffect, useRef } from 'react';
import { isSameDay } from '#kernel/dates.ts';
import type { ShownMessage } from '#message-pages/web/cached-messages.ts';
import type { Partner } from '#messaging/contract/thread.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { Bubble } from './bubble.tsx';
import styles from './message-log.module.css';

interface DayProps {
  at: string;
  now: Date;
}

const Day = ({ at, now }: DayProps) => {
  const format = useFormat();
  const { talk } = useStrings();
  const date = new Date(at);
  // A page and the browser it reaches can stand on two sides of midnight.
  return (
    <p className={styles.day}>
      <time dateTime={at} suppressHydrationWarning>
        {isSameDay(date, now) ? talk.today : format.day(date, now)}
      </time>
    </p>
  );
};

interface MessagePageProps {
  messages: readonly ShownMessage[];
  /** When the message before this page was written: a new day is announced once. */
  before: string | undefined;
  partner: Pick<Partner, 'id' | 'name'>;
  now: Date;
  /** Messages are still added to it. */
  isLast: boolean;
}

/**
 * A page of a thread. One that is out of sight is not laid out, and keeps its height, which was measured when
 * it came: ten thousand messages are as smooth as fifty.
 */
export const MessagePage = memo(function MessagePage(props: MessagePageProps) {
  const { messages, before, partner, now, isLast } = props;
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
        const last = index === 0 ? before : messages[index - 1]?.createdAt;
        const isNewDay = !last || !isSameDay(new Date(last), new Date(message.createdAt));
        return (
          <Fragment key={message.id}>
            {isNewDay && <Day at={message.createdAt} now={now} />}
            <Bubble message={message} isMine={message.senderId !== partner.id} partnerName={partner.name} />
          </Fragment>
        );
      })}
    </div>
  );
});
