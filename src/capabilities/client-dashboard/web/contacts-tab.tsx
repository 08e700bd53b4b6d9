import { CardGrid } from '#design/card-grid.tsx';
import { HeartArt } from '#design/empty-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { LinkButton } from '#design/link-button.tsx';
import type { Contact } from '#folders/contract/contacts.ts';
import { contactsQuestion, FoldersNotLoaded, MoreLinks, useShownPages } from '#folders/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { ContactCard } from './contact-card.tsx';
import { addressOfDashboardTab, type DashboardMatch } from './tabs.ts';

export const ContactsTab = ({ match }: { match: DashboardMatch }) => {
  const first = match.search.after?.toString();
  return <Contacts key={first} first={first} />;
};

const Contacts = ({ first }: { first: string | undefined }) => {
  const { folders } = useStrings();
  const shown = useShownPages<Contact>(contactsQuestion, first);
  if (!shown.isHere) return <FoldersNotLoaded />;
  if (shown.items.length === 0) {
    return (
      <EmptyState
        level={2}
        art={<HeartArt />}
        title={folders.noLikes}
        text={folders.noLikesText}
        action={<LinkButton href="/#browse-services">{folders.browseServices}</LinkButton>}
      />
    );
  }
  const address = addressOfDashboardTab('contacts');
  return (
    <>
      <CardGrid aria-label={folders.likedCompanies}>
        {shown.items.map((contact) => (
          <li key={contact.id}>
            <ContactCard contact={contact} />
          </li>
        ))}
      </CardGrid>
      <MoreLinks shown={shown} address={address} hrefAfter={(after) => `${address}&after=${after}`} />
    </>
  );
};
