import { useQuery } from '@tanstack/react-query';
import { CompanyLogo } from '#design/company-logo.tsx';
import { Icon } from '#design/icon.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { List, ListRow } from '#design/list.tsx';
import { Panel } from '#design/panel.tsx';
import { messageableCompaniesQuery } from '#features/messaging/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './messages-tab.module.css';

/** Lists companies that a client likes or has a project with. */
export const CompaniesToMessagePanel = () => {
  const { folders } = useStrings();
  const { data: companies = [] } = useQuery(messageableCompaniesQuery());
  return (
    <Panel
      title={folders.companiesToMessage}
      end={
        <LinkButton variant="quiet" size="small" href={href('/')}>
          {folders.findMoreCompanies}
        </LinkButton>
      }
    >
      {companies.length === 0 && <p className={styles.none}>{folders.noLikes}</p>}
      <List label={folders.companiesToMessage}>
        {companies.map(({ id, name, logoUrl, isLiked, isInProject }) => (
          <ListRow
            key={id}
            href={href('/messages')}
            start={<CompanyLogo name={name} logo={logoUrl} size="small" />}
            end={<Icon name="message" />}
          >
            <p className={styles.name}>{name}</p>
            <p className={styles.why}>
              {[isLiked && folders.likedTag, isInProject && folders.inProjectTag].filter(Boolean).join(', ')}
            </p>
          </ListRow>
        ))}
      </List>
    </Panel>
  );
};
