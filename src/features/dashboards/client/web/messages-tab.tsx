import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LetterArt } from '#design/empty-art/letter-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { List } from '#design/list.tsx';
import { Panel } from '#design/panel.tsx';
import { TextInput } from '#design/text-input.tsx';
import { useIsHydrated } from '#design/use-is-hydrated.ts';
import { FoldersNotLoaded } from '#features/folders/core/web/index.ts';
import type { WrittenLead as LeadTerms } from '#features/messaging/core/contract/conversations.ts';
import { leadsQuery } from '#features/messaging/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import { CompaniesToMessagePanel } from './companies-to-message.tsx';
import { ConversationEntry } from './conversation-entry.tsx';
import styles from './messages-tab.module.css';

/** Lists conversations; without any, the companies one could write to. */
export const MessagesTab = () => {
  const { folders } = useStrings();
  const visitor = useVisitor();
  const { data: leadPage } = useQuery(leadsQuery());
  if (!leadPage) return <FoldersNotLoaded />;
  if (leadPage.items.length > 0) return <Leads leads={leadPage.items} />;
  return (
    <div className={styles.messages}>
      <EmptyState level={2} art={<LetterArt />} title={folders.noMessages} text={folders.noMessagesText} />
      {visitor?.userType === 'private' && <CompaniesToMessagePanel />}
    </div>
  );
};

const Leads = ({ leads }: { leads: readonly LeadTerms[] }) => {
  const { folders } = useStrings();
  const isLive = useIsHydrated();
  const [search, setSearch] = useState('');
  const [now] = useState(() => new Date());
  const searchText = search.trim().toLowerCase();
  const matches = leads.filter(({ otherUser: { username, company } }) =>
    `${username}\n${company?.name ?? ''}`.toLowerCase().includes(searchText),
  );
  return (
    <div className={styles.messages}>
      <TextInput
        type="search"
        icon="search"
        value={search}
        disabled={!isLive}
        placeholder={folders.searchMessages}
        aria-label={folders.searchMessages}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Panel title={folders.messages}>
        {matches.length === 0 && <p className={styles.none}>{folders.noConversationFound(search.trim())}</p>}
        <List label={folders.messages}>
          {matches.map((lead) => (
            <ConversationEntry key={lead.otherUser.id} lead={lead} now={now} />
          ))}
        </List>
      </Panel>
    </div>
  );
};
