import { LetterArt } from '../../../../design/empty-art.tsx';
import { EmptyState } from '../../../../design/empty-state.tsx';
import { Icon } from '../../../../design/icon.tsx';
import { LinkButton } from '../../../../design/link-button.tsx';
import { List, ListRow } from '../../../../design/list.tsx';
import { Panel } from '../../../../design/panel.tsx';
import { Seal } from '../../../../design/seal.tsx';
import { useOutcome } from '../../../../web/query.ts';
import { useStrings } from '../../../../web/strings.tsx';
import { useVisitor } from '../../../../web/visitor.ts';
import { contactsQuestion } from '../questions.ts';
import { Failed } from './failed.tsx';
import styles from './messages-tab.module.css';

/** Without a conversation: whom one could write to. */
export const MessagesTab = () => {
  const { folders } = useStrings();
  const visitor = useVisitor();
  const { answer } = useOutcome(contactsQuestion());
  if (!answer) return <Failed />;
  return (
    <div className={styles.messages}>
      <EmptyState level={2} art={<LetterArt />} title={folders.noMessages} text={folders.noMessagesText} />
      {visitor?.userType === 'private' && <CompaniesToMessage />}
    </div>
  );
};

const CompaniesToMessage = () => {
  const { folders } = useStrings();
  const { answer } = useOutcome(contactsQuestion());
  const companies = (answer?.items ?? []).map(({ company }) => company);
  return (
    <Panel
      title={folders.companiesToMessage}
      end={
        <LinkButton look="quiet" size="small" href="/">
          {folders.findMoreCompanies}
        </LinkButton>
      }
    >
      {companies.length === 0 && <p className={styles.none}>{folders.noLikes}</p>}
      <List label={folders.companiesToMessage}>
        {companies.map(({ id, name, logoUrl, categories }) => (
          <ListRow
            key={id}
            href="/messages"
            start={<Seal name={name} logo={logoUrl} size="small" />}
            end={<Icon name="message" />}
          >
            <p className={styles.name}>{name}</p>
            <p className={styles.trades}>{categories.map((category) => category.name).join(', ')}</p>
          </ListRow>
        ))}
      </List>
    </Panel>
  );
};
