import { Button } from '#design/button.tsx';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { PageWrap } from '#design/layout.tsx';
import { ApiError } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { NotYours } from '#web/shell/not-yours.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './project.module.css';

/** An invalid id reads like a missing project; any other error may pass, so it offers another try. */
export const MissingProject = ({ error }: { error: unknown }) => {
  const strings = useStrings();
  const { projects } = strings;
  const isMissing = error instanceof ApiError && error.status < 500;
  return (
    <PageWrap className={styles.missing}>
      {isMissing ? (
        <NotYours title={projects.loadFailed(projects.projectNotFound)} />
      ) : (
        <EmptyState
          level={1}
          art={<StonesArt />}
          title={projects.loadFailed(failureReasonOf(error, strings))}
          text={projects.listFailedText}
          action={<Button onClick={() => location.reload()}>{projects.tryAgain}</Button>}
        />
      )}
    </PageWrap>
  );
};
