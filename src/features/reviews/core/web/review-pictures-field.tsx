import { Button } from '#design/button.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { Icon } from '#design/icon.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { Text } from '#design/text.tsx';
import { useFileChooser } from '#design/use-file-chooser.tsx';
import { PICTURE_TYPES } from '#kernel/uploaded-file.ts';
import { useStrings } from '#web/strings.tsx';
import { reviewPictureUrl } from './review-picture-url.ts';
import styles from './review-pictures-field.module.css';
import type { useReviewPictures } from './use-review-pictures.ts';

interface PicturesFieldProps {
  /** It is undefined while the review is new. */
  reviewId: number | undefined;
  pictures: ReturnType<typeof useReviewPictures>;
  mayAdd: boolean;
}

export const ReviewPicturesField = ({ reviewId, pictures, mayAdd }: PicturesFieldProps) => {
  const { reviews } = useStrings();
  const { storedPictures, chosenPictures, free, choose, drop, unchoose } = pictures;
  const { input, choose: open } = useFileChooser(PICTURE_TYPES, (files) => void choose(files));
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>
        {reviews.pictures} <small>{reviews.optional}</small>
      </legend>
      <ul className={styles.pictures}>
        {storedPictures.map(({ id }, place) => (
          <Tile
            key={id}
            src={reviewPictureUrl(reviewId ?? 0, id, 'small')}
            removeLabel={reviews.removeNamed(place + 1)}
            onRemove={() => drop(id)}
          />
        ))}
        {chosenPictures.map(({ key, file, preview }) => (
          <Tile
            key={key}
            src={preview}
            removeLabel={reviews.removePicture(file.name)}
            onRemove={() => unchoose(key)}
          />
        ))}
      </ul>
      {mayAdd && (
        <div className={styles.add}>
          {input}
          <Button size="small" icon={signedInIcons.plus} disabled={free <= 0} onClick={open}>
            {reviews.addPictures}
          </Button>
          <Text as="span" size="small" tone="muted">
            {reviews.picturesHint}
          </Text>
        </div>
      )}
    </fieldset>
  );
};

interface TileProps {
  src: string | null;
  removeLabel: string;
  onRemove: () => void;
}

const Tile = ({ src, removeLabel, onRemove }: TileProps) => (
  <li className={styles.tile}>
    {src ? <img src={src} alt="" width={96} height={96} /> : <Icon name="picture" />}
    <IconButton boxed className={styles.remove} icon="cross" label={removeLabel} onClick={onRemove} />
  </li>
);
