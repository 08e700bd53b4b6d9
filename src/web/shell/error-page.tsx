import { Button } from '#design/button.tsx';
import { SearchArt } from '#design/empty-art/search-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { PageWrap } from '#design/layout.tsx';
import { ApiError } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './message-page.module.css';
import { NotYoursPage } from './not-yours.tsx';

export const ErrorPage = ({ failure }: { failure: unknown }) => {
  const { web } = useStrings();
  if (failure instanceof ApiError && failure.status === 404) return <NotYoursPage title={web.errorTitle} />;
  return (
    <PageWrap className={styles.page}>
      <h1>{web.errorTitle}</h1>
      <EmptyState
        level={2}
        art={<SearchArt />}
        title={web.errorText}
        action={
          <Button variant="secondary" onClick={() => location.reload()}>
            {web.tryAgain}
          </Button>
        }
      />
    </PageWrap>
  );
};
