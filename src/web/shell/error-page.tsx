import { Button } from '#design/button.tsx';
import { SearchArt } from '#design/empty-art/search-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { Wrap } from '#design/layout.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './message-page.module.css';

export const ErrorPage = () => {
  const { web } = useStrings();
  return (
    <Wrap className={styles.page}>
      <h1>{web.errorTitle}</h1>
      <EmptyState
        level={2}
        art={<SearchArt />}
        title={web.errorText}
        action={
          <Button look="secondary" onClick={() => location.reload()}>
            {web.tryAgain}
          </Button>
        }
      />
    </Wrap>
  );
};
