import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BackLink } from '#design/back-link.tsx';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import type { Folder } from '#features/folders/core/contract/folders.ts';
import { folderShareQuery, useFolderSummaryText } from '#features/folders/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { DeleteFolderButton } from './delete-folder.tsx';
import { EditFolderDialog } from './edit-folder-dialog.tsx';
import styles from './folder-head.module.css';
import { ShareDialog } from './share-dialog.tsx';

export const FolderHead = ({ folder }: { folder: Folder }) => {
  const { folders } = useStrings();
  const madeOn = useFolderSummaryText();
  return (
    <>
      <BackLink href={href('/dashboard', { tab: 'folders' })}>{folders.backToFolders}</BackLink>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.name} tabIndex={-1}>
            {folder.name}
          </h1>
          <Badges folder={folder} />
          <p className={styles.description}>{folder.description ?? folders.noDescription}</p>
          <p className={styles.made}>{madeOn(folder)}</p>
        </div>
        <Actions folder={folder} />
      </div>
    </>
  );
};

const Badges = ({ folder: { id, isLiked } }: { folder: Folder }) => {
  const { folders } = useStrings();
  const { data: share } = useQuery(folderShareQuery(String(id)));
  if (!isLiked && !share?.isShared) return null;
  return (
    <div className={styles.badges}>
      {isLiked && (
        <Badge tone="hot" icon="heart">
          {folders.favorites}
        </Badge>
      )}
      {share?.isShared && <Badge icon={signedInIcons.external}>{folders.shared}</Badge>}
    </div>
  );
};

const Actions = ({ folder }: { folder: Folder }) => {
  const { folders } = useStrings();
  const [openDialog, setOpenDialog] = useState<'edit' | 'share' | null>(null);
  const close = () => setOpenDialog(null);
  return (
    <div className={styles.actions}>
      <Button icon={signedInIcons.pencil} onClick={() => setOpenDialog('edit')}>
        {folders.editFolder}
      </Button>
      <Button icon={signedInIcons.external} onClick={() => setOpenDialog('share')}>
        {folders.share}
      </Button>
      {folder.abilities.mayDelete && <DeleteFolderButton folder={folder} />}
      {openDialog === 'edit' && <EditFolderDialog folder={folder} onClose={close} />}
      {openDialog === 'share' && <ShareDialog folder={folder} onClose={close} />}
    </div>
  );
};
