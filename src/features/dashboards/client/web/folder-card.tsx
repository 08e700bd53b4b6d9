import { Badge } from '#design/badge.tsx';
import { CardFoot, cardFootActionClass } from '#design/card-foot.tsx';
import { Card } from '#design/card.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { deleteFolder, type Folder } from '#features/folders/core/contract/folders.ts';
import {
  foldersQuery,
  removeItemFromPage,
  useFolderChange,
  useFolderSummaryText,
  ConfirmBeforeRemoving,
} from '#features/folders/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './folder-card.module.css';
import { FolderCovers } from './folder-covers.tsx';

export const FolderCard = ({ folder }: { folder: Folder }) => {
  const { folders } = useStrings();
  const madeOn = useFolderSummaryText();
  return (
    <Card>
      <FolderCovers latest={folder.latest} />
      <div className={styles.body}>
        <div className={styles.top}>
          <h2 className={styles.name}>{folder.name}</h2>
          {folder.isLiked && (
            <Badge tone="hot" icon="heart">
              {folders.favorites}
            </Badge>
          )}
        </div>
        <p className={styles.description}>{folder.description ?? folders.noDescriptionOnCard}</p>
        <p className={styles.made}>{madeOn(folder)}</p>
      </div>
      <CardFoot
        href={href('/folders/:id', { id: folder.id })}
        label={folders.viewCompanies}
        spoken={folders.viewCompaniesOf(folder.name)}
      >
        {folder.abilities.mayDelete && <DeleteButton folder={folder} />}
      </CardFoot>
    </Card>
  );
};

const DeleteButton = ({ folder: { id, name } }: { folder: Folder }) => {
  const { folders } = useStrings();
  const change = useFolderChange();
  const remove = () =>
    change({
      name: `folder ${id}`,
      show: (client) =>
        client.setQueryData(
          foldersQuery.queryKey,
          removeItemFromPage<Folder>((folder) => folder.id === id),
        ),
      send: () => callEndpoint(deleteFolder, { params: { id } }),
      done: { title: folders.projectDeleted },
      failed: folders.deleteProjectFailed,
    });
  return (
    <ConfirmBeforeRemoving
      title={folders.deleteProject}
      text={folders.deleteProjectText}
      confirmLabel={folders.delete}
      onConfirm={() => void remove()}
    >
      {(openConfirmation) => (
        <IconButton
          icon={signedInIcons.trash}
          label={folders.deleteProjectNamed(name)}
          className={cardFootActionClass}
          onClick={openConfirmation}
        />
      )}
    </ConfirmBeforeRemoving>
  );
};
