import { useState } from 'react';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { showToast } from '#design/toast.ts';
import { addLike } from '#features/folders/core/contract/likes.ts';
import { ApiError, callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { takeVisitorLikes } from '#web/visitor-likes.ts';
import { refetchFolders } from './refetch-folders.ts';
import { useFolderChangeContext } from './use-folder-change-context.ts';

/** Asks once whether the hearts from before signing in shall become likes. */
export const VisitorLikesOffer = ({ onDone }: { onDone: () => void }) => {
  const { folders } = useStrings();
  const { client } = useFolderChangeContext();
  const [hearts] = useState(takeVisitorLikes);
  const [isBusy, setIsBusy] = useState(false);
  const likeAll = async () => {
    setIsBusy(true);
    // A company may be gone by now; the others are liked all the same.
    const outcomes = await Promise.all(
      hearts.map((companyId) =>
        callEndpoint(addLike, { body: { companyId } }).then(
          () => true,
          (error: unknown) => !(error instanceof ApiError) || error.status === 404,
        ),
      ),
    );
    await refetchFolders(client);
    if (outcomes.every(Boolean))
      showToast({ tone: 'success', title: folders.heartsKept(hearts.length), icon: 'heart' });
    else showToast({ tone: 'destructive', title: folders.error, text: folders.heartsFailed });
    onDone();
  };
  return (
    <ConfirmDialog
      open={hearts.length > 0}
      icon="heart"
      title={folders.keepHearts(hearts.length)}
      text={folders.keepHeartsText}
      confirmLabel={folders.keepHeartsConfirm}
      cancelLabel={folders.notNow}
      busy={isBusy}
      busyText={folders.saving}
      onClose={onDone}
      onConfirm={() => void likeAll()}
    />
  );
};
