import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { SkeletonRows } from '#design/skeleton.tsx';
import { TextInput } from '#design/text-input.tsx';
import { useIsHydrated } from '#design/use-is-hydrated.ts';
import { conversationsQuery } from '#features/messaging/pages/web/queries.ts';
import { usePagedList } from '#web/lists/use-paged-list.ts';
import type { EndpointQuery } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useDebouncedValue } from '#web/use-debounced-value.ts';
import { useVisitor } from '#web/visitor.ts';
import { CompaniesToMessage } from './companies-to-message.tsx';
import styles from './conversation-list.module.css';
import { ConversationListRow } from './conversation-row.tsx';

const PAUSE_MS = 150;

/** Lists everybody the reader has written with, and companies a client could write to. */
export const ConversationList = ({ openId }: { openId: string | undefined }) => {
  const { talk } = useStrings();
  const visitor = useVisitor();
  const isLive = useIsHydrated();
  const [searchText, setSearchText] = useState('');
  const search = useDebouncedValue(searchText.trim(), PAUSE_MS);
  const Title = openId === undefined ? 'h1' : 'h2';
  return (
    <section className={styles.list} aria-label={talk.conversations}>
      <div className={styles.top}>
        <Title className={styles.title} tabIndex={-1}>
          {talk.messages}
        </Title>
        <TextInput
          type="search"
          icon="search"
          value={searchText}
          disabled={!isLive}
          maxLength={100}
          placeholder={talk.search}
          aria-label={talk.searchLabel}
          onChange={({ target }) => setSearchText(target.value)}
        />
      </div>
      <div className={styles.rows}>
        <Conversations search={search} openId={openId} />
        {visitor?.userType === 'private' && <CompaniesToMessage />}
      </div>
    </section>
  );
};

const Failed = ({ question: { queryKey } }: { question: EndpointQuery }) => {
  const { talk } = useStrings();
  const client = useQueryClient();
  return (
    <div className={styles.note}>
      <p>{talk.conversationsFailed}</p>
      <Button variant="quiet" size="small" onClick={() => void client.refetchQueries({ queryKey })}>
        {talk.tryAgain}
      </Button>
    </div>
  );
};

const CONVERSATIONS_COMING = 4;

const Conversations = ({ search, openId }: { search: string; openId: string | undefined }) => {
  const { talk } = useStrings();
  const [now] = useState(() => new Date());
  const activeSearch = search || undefined;
  const { first, error, items, next, isLoading, loadMore } = usePagedList({
    queryAt: (cursor) => conversationsQuery(activeSearch, cursor),
    idOf: ({ userId }) => userId,
  });
  if (error && !first) return <Failed question={conversationsQuery(activeSearch)} />;
  if (!first) return <SkeletonRows rows={CONVERSATIONS_COMING} />;
  if (items.length === 0) return search ? <p className={styles.note}>{talk.noneFound(search)}</p> : <None />;
  return (
    <>
      <ul>
        {items.map((conversation) => (
          <li key={conversation.userId}>
            <ConversationListRow
              conversation={conversation}
              isOpen={String(conversation.userId) === openId}
              now={now}
            />
          </li>
        ))}
      </ul>
      {next !== null && (
        <div className={styles.more}>
          <Button variant="quiet" size="small" busy={isLoading} onClick={loadMore}>
            {talk.showMore}
          </Button>
        </div>
      )}
    </>
  );
};

const None = () => {
  const { talk } = useStrings();
  const visitor = useVisitor();
  return (
    <div className={styles.none}>
      <p className={styles.noneTitle}>{talk.noConversations}</p>
      <p>{visitor?.userType === 'company' ? talk.noConversationsCompanyText : talk.noConversationsText}</p>
    </div>
  );
};
