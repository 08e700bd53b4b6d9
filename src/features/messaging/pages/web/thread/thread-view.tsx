import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LetterArt } from '#design/empty-art/letter-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { SkeletonRows } from '#design/skeleton.tsx';
import type { ConversationPartner } from '#features/messaging/core/contract/conversation-partner.ts';
import { partnerQuery, useVerifyEmailNotice } from '#features/messaging/core/web/index.ts';
import { BlockedNotice } from '#features/messaging/pages/web/safety/blocked-notice.tsx';
import { usePushOffer } from '#features/notifications/core/web/index.ts';
import { AssigneeMenu } from '#features/team/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { ApiError } from '#web/api-client.ts';
import { NotYours } from '#web/shell/not-yours.tsx';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import { LazyLeadBar } from './lazy-lead-bar.tsx';
import { LoadedMessages } from './loaded-messages.tsx';
import { UnsentBubble } from './message-bubble.tsx';
import { CannotWriteNotice, MessageComposer } from './message-composer.tsx';
import { SimilarCompaniesSuggestion } from './similar-companies-suggestion.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { ThreadScroller } from './thread-scroller.tsx';
import styles from './thread-view.module.css';
import { useSendMessage } from './use-send-message.ts';
import { useMarkThreadRead, useThread } from './use-thread.ts';

export const ThreadView = ({ id }: { id: string }) => {
  const { talk } = useStrings();
  const visitor = useVisitor();
  const { data: partner, error } = useQuery(partnerQuery(id));
  if (partner && visitor) {
    return (
      // The key resets dialogs, so that one about one partner never shows for the next.
      <section key={partner.id} className={styles.thread} aria-label={talk.conversationWith(partner.name)}>
        <ThreadHeader partner={partner} />
        {visitor?.userType === 'company' && (
          <div className={styles.caretaker}>
            <AssigneeMenu clientId={partner.id} />
            <LazyLeadBar partnerId={partner.id} />
          </div>
        )}
        <MessagesAndComposer me={visitor.id} partner={partner} />
      </section>
    );
  }
  return error ? <PartnerNotFound error={error} /> : <Coming />;
};

const Coming = () => (
  <div className={styles.coming}>
    <SkeletonRows />
  </div>
);

interface MissingProps {
  error: unknown;
  level?: 1 | 3;
}

export const PartnerNotFound = ({ error, level = 1 }: MissingProps) => {
  const { talk } = useStrings();
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (isMissing) return <NotYours title={talk.missing} level={level} />;
  return (
    <EmptyState
      className={styles.empty}
      level={level}
      title={talk.failed}
      text={talk.failedText}
      action={
        <LinkButton variant="secondary" href={href('/messages')}>
          {talk.allConversations}
        </LinkButton>
      }
    />
  );
};

/** Shows the messages and the composer. */
export const MessagesAndComposer = ({ me, partner }: { me: number; partner: ConversationPartner }) => {
  const visitor = useVisitor();
  const id = String(partner.id);
  const thread = useThread(id);
  const { offer, show } = usePushOffer(me);
  const latest = thread.first?.items ?? [];
  const { waiting, send, tryAgain, discard } = useSendMessage(me, partner.id, { latest, onSent: show });
  useMarkThreadRead(partner, latest);
  const sendWaiting = () => {
    for (const unsent of waiting) if (unsent.state !== 'sending') tryAgain(unsent);
  };
  const isUnverified = visitor?.isEmailVerified === false;
  const verifyFirst = useVerifyEmailNotice(
    isUnverified && thread.first !== undefined && latest.length === 0,
    sendWaiting,
  );
  const last = latest.at(-1);
  const isEmpty = thread.first && latest.length === 0 && waiting.length === 0;
  return (
    <>
      {isEmpty ? (
        <NoMessages name={partner.name} />
      ) : (
        <Log
          partner={partner}
          thread={thread}
          end={waiting.at(-1)?.key ?? String(last?.id)}
          isOwn={waiting.length > 0 || (last !== undefined && last.senderId !== partner.id)}
        >
          {waiting.map((unsent) => (
            <UnsentBubble
              key={unsent.key}
              unsent={unsent}
              onTryAgain={() => tryAgain(unsent)}
              onDiscard={() => discard(unsent.key)}
            />
          ))}
        </Log>
      )}
      {visitor?.userType === 'private' && partner.company && (
        <SimilarCompaniesSuggestion
          partnerId={partner.id}
          lastMessageId={latest.findLast(({ senderId }) => senderId === partner.id)?.id}
        />
      )}
      {offer}
      {verifyFirst}
      {partner.isBlocked ? (
        <BlockedNotice partner={partner} />
      ) : partner.abilities.maySend ? (
        <MessageComposer me={me} partnerId={partner.id} isBegun={latest.length > 0} onSend={send} />
      ) : (
        <CannotWriteNotice partner={partner} />
      )}
    </>
  );
};

const NoMessages = ({ name }: { name: string }) => {
  const { talk } = useStrings();
  return (
    <div className={styles.none} data-empty>
      <EmptyState
        className={styles.empty}
        level={2}
        art={<LetterArt />}
        title={talk.noMessages}
        text={talk.noMessagesText(name)}
      />
    </div>
  );
};

interface LogProps {
  partner: ConversationPartner;
  thread: ReturnType<typeof useThread>;
  end: string;
  isOwn: boolean;
  children: ReactNode;
}

const Log = ({ partner, thread, end, isOwn, children }: LogProps) => {
  const { talk } = useStrings();
  const [now] = useState(() => new Date());
  const { first, next, isLoading, hasFailed, loadMore } = thread;
  if (!first) return <Coming />;
  const pages = thread.pages.map(({ items }) => items).toReversed();
  return (
    <ThreadScroller
      label={talk.messages}
      end={end}
      isOwn={isOwn}
      hasEarlier={next !== null}
      isLoading={isLoading}
      hasFailed={hasFailed}
      onEarlier={loadMore}
    >
      {pages.map((messages, index) => (
        <LoadedMessages
          // A page is known by its distance from the newest, whatever is loaded above it.
          key={pages.length - index}
          messages={messages}
          previous={pages[index - 1]?.at(-1)?.createdAt}
          partner={partner}
          now={now}
          isLast={index === pages.length - 1}
        />
      ))}
      {children}
    </ThreadScroller>
  );
};
