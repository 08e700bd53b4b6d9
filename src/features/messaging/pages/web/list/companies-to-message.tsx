import { useQuery } from '@tanstack/react-query';
import { Anchor } from '#design/anchor.tsx';
import { Badge } from '#design/badge.tsx';
import { CompanyLogo } from '#design/company-logo.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { messageableCompaniesQuery } from '#features/messaging/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './companies-to-message.module.css';
import { rememberOpenedFromList } from './conversation-opened-from-list.ts';

/** Lists companies a client likes or has a project with. */
export const CompaniesToMessage = () => {
  const { talk } = useStrings();
  const { data: companies = [] } = useQuery(messageableCompaniesQuery());
  return (
    <section aria-labelledby="companies-to-message">
      <h2 id="companies-to-message" className={styles.title}>
        {talk.companiesToMessage}
      </h2>
      <ul>
        {companies.map(({ id, name, logoUrl, companyUser, isLiked, isInProject }) => (
          <li key={id}>
            <Anchor
              className={styles.row}
              href={href('/messages/:id', { id: companyUser.id })}
              onClick={() => rememberOpenedFromList(companyUser.id)}
            >
              <CompanyLogo name={name} logo={logoUrl} size="small" />
              <span className={styles.name}>{name}</span>
              <span className={styles.tags}>
                {isLiked && <Badge>{talk.liked}</Badge>}
                {isInProject && <Badge tone="ok">{talk.inProject}</Badge>}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
      <LinkButton className={styles.more} variant="quiet" size="small" href={href('/search')}>
        {talk.findMore}
      </LinkButton>
    </section>
  );
};
