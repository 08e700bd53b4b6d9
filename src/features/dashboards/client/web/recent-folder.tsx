import { Anchor } from '#design/anchor.tsx';
import { GalleryImage } from '#features/companies/core/web/index.ts';
import type { Folder } from '#features/folders/core/contract/folders.ts';
import { useFolderSummaryText } from '#features/folders/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './recent-folder.module.css';

/** Shows one of the newest folders in landscape. */
export const RecentFolder = ({ folder }: { folder: Folder }) => {
  const { folders } = useStrings();
  const madeOn = useFolderSummaryText();
  const cover = folder.latest.find(({ coverUrl }) => coverUrl !== null)?.coverUrl;
  return (
    <Anchor href={href('/folders/:id', { id: folder.id })} className={styles.project}>
      <div className={styles.cover}>
        {cover && <GalleryImage src={cover} alt="" width={800} height={600} sizes="220px" />}
      </div>
      <div className={styles.words}>
        <h3>{folder.name}</h3>
        <p className={styles.description}>{folder.description ?? folders.noDescriptionOnCard}</p>
        <p className={styles.made}>{madeOn(folder)}</p>
      </div>
    </Anchor>
  );
};
