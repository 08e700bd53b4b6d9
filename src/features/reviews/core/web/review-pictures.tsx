import { type ComponentType, useState } from 'react';
import type { PictureDialogProps } from '#design/picture-dialog.tsx';
import type { ReviewPicture } from '#features/reviews/core/contract/review-schemas.ts';
import { useStrings } from '#web/strings.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import { reviewPictureUrl } from './review-picture-url.ts';
import styles from './review-pictures.module.css';

interface ReviewPicturesProps {
  reviewId: number;
  pictures: readonly ReviewPicture[];
}

export const ReviewPictures = ({ reviewId, pictures }: ReviewPicturesProps) => {
  const { reviewPictures } = useStrings();
  const late = useLazyComponent([]);
  const [Dialog, setDialog] = useState<ComponentType<PictureDialogProps> | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const show = async (place: number) => {
    const part = await late(() => import('#design/picture-dialog.tsx'));
    if (!part) return;
    setDialog(() => part.PictureDialog);
    setOpen(place);
  };
  return (
    <>
      <ul className={styles.pictures}>
        {pictures.map(({ id }, place) => (
          <li key={id}>
            <button
              type="button"
              className={styles.picture}
              aria-label={reviewPictures.openPicture(place + 1)}
              aria-haspopup="dialog"
              onClick={() => void show(place)}
            >
              <img
                src={reviewPictureUrl(reviewId, id, 'small')}
                alt=""
                loading="lazy"
                decoding="async"
                width={112}
                height={84}
              />
            </button>
          </li>
        ))}
      </ul>
      {Dialog && open !== null && (
        <Dialog
          pictures={pictures.map(({ id, width, height }, place) => ({
            id,
            width,
            height,
            name: reviewPictures.pictureName(place + 1),
            src: reviewPictureUrl(reviewId, id, 'large'),
            savedAs: `${reviewPictures.pictureName(place + 1)}.webp`,
          }))}
          first={open}
          words={reviewPictures}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
};
