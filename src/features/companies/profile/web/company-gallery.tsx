import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { GalleryImage } from '#features/companies/core/web/index.ts';
import type { PublicCompany } from '#features/companies/profile/contract/company-profile.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './company-gallery.module.css';
import { LazyDialog } from './lazy-dialog.tsx';

/** This many pictures show before the viewer is opened. */
const SHOWN = 6;

const loadViewer = async () => (await import('./gallery-viewer.tsx')).GalleryViewer;

/** Shows every picture of a company, whether or not it belongs to a project. */
export const CompanyGallery = ({ company }: { company: PublicCompany }) => {
  const { profile } = useStrings();
  const { gallery } = company;
  const [first, setFirst] = useState<number | null>(null);
  const close = () => setFirst(null);
  if (gallery.length === 0) return null;
  return (
    <section>
      <div className={styles.head}>
        <h2>{profile.gallery}</h2>
        {gallery.length > SHOWN && (
          <Button variant="quiet" size="small" onClick={() => setFirst(0)}>
            {profile.allPictures(gallery.length)}
          </Button>
        )}
      </div>
      <ul className={styles.pictures} aria-label={profile.gallery}>
        {gallery.slice(0, SHOWN).map((picture, index) => (
          <li key={picture.id}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={profile.openPicture(picture.title, index + 1, gallery.length)}
              onClick={() => setFirst(index)}
            >
              <GalleryImage
                src={picture.imageUrl}
                alt=""
                width={400}
                height={300}
                sizes="(max-width: 767px) 46vw, 260px"
              />
            </button>
          </li>
        ))}
      </ul>
      {first !== null && <LazyDialog load={loadViewer} props={{ company, first, onClose: close }} />}
    </section>
  );
};
