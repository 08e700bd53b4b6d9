import { SearchArt } from '#design/empty-art/search-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { PageWrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { href } from '#kernel/href.ts';
import { fullNameOrUsernameOf } from '#kernel/person-name.ts';
import { landingPathOf } from '#web/navigation/page-access.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import styles from './not-found.module.css';
import { useSignedInHeader } from './signed-in/use-signed-in-header.ts';

interface NotYoursProps {
  /** Names the missing thing in its own words. */
  title: string;
  level?: 1 | 2 | 3;
  /** Set where the documents name another way on than one's own start. */
  way?: { href: string; label: string };
}

/** Somebody else's page and a deleted one look the same: one sentence, one way on, and the login (reading 80). */
export const NotYours = ({ title, level = 1, way }: NotYoursProps) => {
  const { web } = useStrings();
  const visitor = useVisitor();
  const ownFrame = useSignedInHeader(visitor !== null);
  const homeLink = visitor
    ? { href: landingPathOf(visitor), label: web.toDashboard }
    : { href: href('/'), label: web.toHomePage };
  const link = way ?? homeLink;
  return (
    <EmptyState
      art={<SearchArt />}
      level={level}
      title={title}
      text={visitor ? web.notYours(fullNameOrUsernameOf(visitor)) : web.notForVisitors}
      action={
        <>
          <LinkButton variant="primary" href={link.href}>
            {link.label}
          </LinkButton>
          {visitor && ownFrame && <ownFrame.OtherAccountButton />}
        </>
      }
    />
  );
};

export const NotYoursPage = ({ title }: Pick<NotYoursProps, 'title'>) => (
  <PageWrap className={styles.page}>
    <NotYours title={title} />
  </PageWrap>
);
