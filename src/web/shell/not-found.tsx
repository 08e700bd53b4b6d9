import { SearchArt } from '#design/empty-art/search-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { PageWrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './not-found.module.css';

/** Shown if the address, or the subject of its page, does not exist. */
export const NotFound = () => {
  const { notFound } = useStrings();
  return (
    <PageWrap className={styles.page}>
      <EmptyState
        art={<SearchArt />}
        level={1}
        title={notFound.title}
        text={notFound.text}
        action={
          <>
            <LinkButton variant="primary" href={href('/search')}>
              {notFound.search}
            </LinkButton>
            <LinkButton variant="secondary" href={href('/')}>
              {notFound.backToHome}
            </LinkButton>
          </>
        }
      />
    </PageWrap>
  );
};
