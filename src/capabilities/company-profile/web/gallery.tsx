import { useState } from 'react';
import { GalleryImage } from '#companies/web/index.ts';
import type { Company } from '#company-profile/contract/company-profile.ts';
import { Button } from '#design/button.tsx';
import { Dialog, DialogBody } from '#design/dialog.tsx';
import { useStrings } from '#web/strings.tsx';
import { Carousel } from './carousel.tsx';
import styles from './gallery.module.css';

/** How many are seen before the viewer is opened. */
const SHOWN = 6;

/** Every picture a company has put up, whether or not it belongs to a project. */
export const Gallery = ({ company: { gallery, name } }: { company: Company }) => {
  const { profile } = useStrings();
  const [first, setFirst] = useState<number | null>(null);
  if (gallery.length === 0) return null;
  return (
    <section>
      <div className={styles.head}>
        <h2>{profile.gallery}</h2>
        {gallery.length > SHOWN && (
          <Button look="quiet" size="small" onClick={() => setFirst(0)}>
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
      {first !== null && (
        <Dialog
          open
          onClose={() => setFirst(null)}
          size="wide"
          title={profile.picturesOf(name)}
          closeLabel={profile.close}
        >
          <DialogBody>
            <Carousel pictures={gallery} first={first} label={profile.gallery} />
          </DialogBody>
        </Dialog>
      )}
    </section>
  );
};
