import { CardGrid } from '#design/card-grid.tsx';
import { HeartArt } from '#design/empty-art/heart-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { FoldersNotLoaded, likesQuery, ListPagingLinks } from '#features/folders/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { usePagedList } from '#web/lists/use-paged-list.ts';
import { browseServicesHref } from '#web/navigation/browse-services.ts';
import { useStrings } from '#web/strings.tsx';
import { LikedCompanyCard } from './liked-company-card.tsx';
import type { DashboardMatch } from './tabs.ts';

export const ContactsTab = ({ match }: { match: DashboardMatch }) => {
  const { folders } = useStrings();
  const start = match.search.after?.toString();
  const list = usePagedList({ queryAt: likesQuery, idOf: ({ id }) => id, start });
  if (!list.first) return <FoldersNotLoaded />;
  if (list.items.length === 0) {
    return (
      <EmptyState
        level={2}
        art={<HeartArt />}
        title={folders.noLikes}
        text={folders.noLikesText}
        action={<LinkButton href={browseServicesHref()}>{folders.browseServices}</LinkButton>}
      />
    );
  }
  return (
    <>
      <CardGrid aria-label={folders.likedCompanies}>
        {list.items.map((contact) => (
          <li key={contact.id}>
            <LikedCompanyCard contact={contact} />
          </li>
        ))}
      </CardGrid>
      <ListPagingLinks
        list={list}
        isLater={start !== undefined}
        hrefAt={(cursor) => href('/dashboard', { tab: 'contacts', after: cursor })}
      />
    </>
  );
};
