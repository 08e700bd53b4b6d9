import { Anchor } from '../../../../design/anchor.tsx';
import { useStrings } from '../../../../web/strings.tsx';
import { GalleryImage } from '../../../companies/web/index.ts';
import type { Folder } from '../../contract.ts';
import { useMadeOn } from '../use-made-on.ts';
import styles from './recent-project.module.css';

/** One of the newest folders, lying on its side. */
export const RecentProject = ({ folder }: { folder: Folder }) => {
  const { folders } = useStrings();
  const madeOn = useMadeOn();
  const cover = folder.latest.find(({ coverUrl }) => coverUrl !== null)?.coverUrl;
  return (
    <Anchor href={`/folders/${folder.id}`} className={styles.project}>
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
