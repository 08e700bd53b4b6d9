import { Button } from '#design/button.tsx';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { PageWrap } from '#design/layout.tsx';
import { href } from '#kernel/href.ts';
import { ApiError } from '#web/api-client.ts';
import { NotYours } from '#web/shell/not-yours.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './folder.module.css';

/** Replaces a folder that is gone, belongs to somebody else, or failed to load. */
export const MissingFolder = ({ error }: { error: unknown }) => {
  const { folders } = useStrings();
  const isMissing = error instanceof ApiError && error.status < 500;
  return (
    <PageWrap className={styles.missing}>
      {isMissing ? (
        <NotYours
          title={folders.folderMissing}
          way={{ href: href('/dashboard', { tab: 'folders' }), label: folders.goToMyFolders }}
        />
      ) : (
        <EmptyState
          level={1}
          art={<StonesArt />}
          title={folders.folderFailed}
          text={folders.dashboardFailedText}
          action={<Button onClick={() => location.reload()}>{folders.tryAgain}</Button>}
        />
      )}
    </PageWrap>
  );
};
