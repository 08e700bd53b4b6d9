import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Icon } from '#design/icon.tsx';
import { useIsHydrated } from '#design/use-is-hydrated.ts';
import { GalleryImage } from '#features/companies/core/web/index.ts';
import type { PublicCompany } from '#features/companies/profile/contract/company-profile.ts';
import { useStrings } from '#web/strings.tsx';
import { LazyDialog } from './lazy-dialog.tsx';
import styles from './profile-mosaic.module.css';

/** The mosaic has this many pictures, the others are in the viewer. A phone shows the first. */
const SHOWN = 5;

const loadViewer = async () => (await import('./gallery-viewer.tsx')).GalleryViewer;

/** Shows what the company has uploaded; only where that is nothing, a drawing that says so. */
export const ProfileMosaic = ({ company }: { company: PublicCompany }) => {
  const { profile } = useStrings();
  const isLive = useIsHydrated();
  const [first, setFirst] = useState<number | null>(null);
  const { gallery, id, drawing } = company;
  const total = gallery.length;
  if (total === 0) return <DrawnCover drawing={drawing} />;
  return (
    <div className={styles.mosaic}>
      <ul className={styles.pictures} aria-label={profile.gallery}>
        {gallery.slice(0, SHOWN).map(({ id: pictureId, imageUrl, title }, index) => (
          <li key={pictureId} data-cover={index === 0 ? id : undefined}>
            {/* Without the script the link leads to the picture itself. */}
            <a
              href={imageUrl}
              aria-haspopup="dialog"
              aria-label={profile.openPicture(title, index + 1, total)}
              onClick={(event) => {
                event.preventDefault();
                setFirst(index);
              }}
            >
              <GalleryImage
                src={imageUrl}
                alt={title ?? ''}
                width={800}
                height={600}
                sizes={index === 0 ? '(max-width: 767px) 100vw, 640px' : '320px'}
                isFirst={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      {total > 1 && (
        <span className={styles.count} aria-hidden="true">
          <Icon name="picture" size="small" />1 / {total}
        </span>
      )}
      {total > SHOWN && (
        <Button
          size="small"
          icon="picture"
          className={styles.all}
          disabled={!isLive}
          onClick={() => setFirst(0)}
        >
          {profile.allPictures(total)}
        </Button>
      )}
      {first !== null && (
        <LazyDialog load={loadViewer} props={{ company, first, onClose: () => setFirst(null) }} />
      )}
    </div>
  );
};

const DrawnCover = ({ drawing }: Pick<PublicCompany, 'drawing'>) => {
  const { profile } = useStrings();
  return (
    <figure className={styles.drawn}>
      {drawing && <GalleryImage src={drawing} alt="" width={1600} height={420} sizes="100vw" isFirst />}
      <figcaption>
        <Icon name="picture" size="small" />
        {profile.drawnByUs}
      </figcaption>
    </figure>
  );
};
