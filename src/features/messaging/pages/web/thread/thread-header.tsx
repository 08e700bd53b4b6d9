import type { MouseEvent } from 'react';
import { Badge } from '#design/badge.tsx';
import { classNames } from '#design/class-names.ts';
import { extraIcons } from '#design/extra-icons.ts';
import { IconLink } from '#design/icon-button.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import type { ConversationPartner } from '#features/messaging/core/contract/conversation-partner.ts';
import { PartnerPicture } from '#features/messaging/core/web/index.ts';
import { wasConversationOpenedFromList } from '#features/messaging/pages/web/list/conversation-opened-from-list.ts';
import { BlockAndReportMenu } from '#features/messaging/pages/web/safety/block-and-report-menu.tsx';
import { useIsPartnerTyping } from '#features/messaging/pages/web/typing-partners.ts';
import { href } from '#kernel/href.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './thread-header.module.css';

export const useUserTypeName = () => {
  const { talk } = useStrings();
  return { company: talk.company, private: talk.client, admin: talk.admin };
};

/** Names the partner. On a phone it also leads back to the list. */
export const ThreadHeader = ({ partner }: { partner: ConversationPartner }) => {
  const { talk } = useStrings();
  const { navigate } = useNavigation();
  const isTyping = useIsPartnerTyping(partner.id);
  const typeName = useUserTypeName();
  const { company } = partner;

  // It goes back in the history, so that the list never stands there twice in a row.
  const goBack = (event: MouseEvent) => {
    event.preventDefault();
    if (wasConversationOpenedFromList(partner.id)) history.back();
    else navigate(href('/messages'), { replace: true });
  };
  return (
    <header className={styles.head}>
      <IconLink
        className={styles.back}
        icon={extraIcons.arrowLeft}
        label={talk.back}
        href={href('/messages')}
        onClick={goBack}
      />
      <PartnerPicture
        name={partner.name}
        userType={partner.userType}
        logoUrl={company?.logoUrl}
        size="small"
      />
      <div className={styles.main}>
        <h1 className={styles.name} tabIndex={-1}>
          {partner.name}
        </h1>
        <p className={classNames(styles.below, !company?.city && styles.hanging)} aria-live="polite">
          {isTyping ? <em className={styles.typing}>{talk.typing}</em> : company?.city}
        </p>
      </div>
      <Badge className={styles.badge}>{typeName[partner.userType]}</Badge>
      {partner.abilities.mayPropose && (
        <IconLink
          icon={signedInIcons.calendar}
          label={talk.proposeVisit}
          href={href('/visits/new', { partner: partner.id })}
        />
      )}
      <BlockAndReportMenu partner={partner} />
      {company && (
        <LinkButton
          className={styles.profile}
          variant="secondary"
          size="small"
          href={href('/companies/:id', { id: company.id })}
        >
          {talk.viewProfile}
        </LinkButton>
      )}
    </header>
  );
};
