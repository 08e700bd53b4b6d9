import { Icon } from '#design/icon.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { GalleryImage } from '#features/companies/core/web/index.ts';
import type { Folder } from '#features/folders/core/contract/folders.ts';
import styles from './folder-covers.module.css';

const PLACES = 3;

/** Shows up to three companies that were saved last; a place without one is hatched. */
export const FolderCovers = ({ latest }: Pick<Folder, 'latest'>) => {
  const places = latest.length > 1 ? PLACES : 1;
  return (
    <div className={places === 1 ? styles.one : styles.covers}>
      {Array.from({ length: places }, (_, index) => {
        const company = latest[index];
        if (!company) {
          return (
            <span key={index} className={styles.nothing}>
              {places === 1 && <Icon name={signedInIcons.plus} />}
            </span>
          );
        }
        return company.coverUrl === null ? (
          <span key={company.id} className={styles.noPicture}>
            <Icon name="picture" />
          </span>
        ) : (
          // The wrapper keeps a place: a drawing is two pictures, of which night shows the second.
          <span key={company.id}>
            <GalleryImage src={company.coverUrl} alt="" width={800} height={600} sizes="400px" />
          </span>
        );
      })}
    </div>
  );
};
