import { SearchArt } from '#design/empty-art/search-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { Wrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import type { PageTerms } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './not-found-page.module.css';

const NotFoundScreen = () => {
  const { notFound } = useStrings();
  return (
    <Wrap className={styles.page}>
      <EmptyState
        art={<SearchArt />}
        level={1}
        title={notFound.title}
        text={notFound.text}
        action={
          <>
            <LinkButton look="primary" href="/search">
              {notFound.search}
            </LinkButton>
            <LinkButton look="secondary" href="/">
              {notFound.backToHome}
            </LinkButton>
          </>
        }
      />
    </Wrap>
  );
};

export const page: PageTerms<object> = {
  tables: ['notFound'],
  questions: () => [],
  head: ({ strings: { notFound } }) => ({ title: notFound.title }),
  Screen: NotFoundScreen,
  status: 404,
};
