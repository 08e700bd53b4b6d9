import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { extraIcons } from '#design/extra-icons.ts';
import { IconButton } from '#design/icon-button.tsx';
import { nextIndexForKey } from '#design/next-index-for-key.ts';
import { VisuallyHidden } from '#design/text.tsx';
import { GalleryImage } from '#features/companies/core/web/index.ts';
import type { CompletedProject } from '#features/companies/profile/contract/company-profile.ts';
import type { TranslationOffer } from '#features/translations/core/contract/translations.ts';
import {
  useLangAttribute,
  type UserTextData,
  useTranslation,
} from '#features/translations/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './picture-carousel.module.css';

type Picture = CompletedProject['gallery'][number];

interface CarouselProps {
  pictures: readonly Picture[];
  /** The offer applies to the captions. */
  translation: TranslationOffer;
  /** The strip starts at this picture. */
  first?: number;
  /** Names the pictures if they belong to no project. */
  label?: string;
}

const captionOf = (picture: Picture | undefined): UserTextData[] =>
  picture?.title ? [{ of: 'caption', id: picture.id, text: picture.title }] : [];

/**
 * Shows pictures in a strip that scrolls sideways and snaps. A finger swipes it, keys and buttons scroll it, and its
 * scroll position decides which picture is current.
 */
export const PictureCarousel = ({ pictures, translation, first = 0, label }: CarouselProps) => {
  const { profileDialogs } = useStrings();
  const name = label ?? profileDialogs.carousel;
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(first);
  const total = pictures.length;
  const isMany = total > 1;
  // An opening dialog would focus the scrolling list, where the arrow keys mean something else. React keeps autofocus
  // to form fields, so the attribute is set by hand before the dialog opens.
  useLayoutEffect(() => {
    if (isMany) strip.current?.setAttribute('autofocus', '');
  }, [isMany]);
  const show = (index: number) =>
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: 'instant' });
  const step = (by: number) => show((current + by + total) % total);
  const moveByKey = (event: KeyboardEvent) => {
    const next = nextIndexForKey(event.key, current, total, 'horizontal');
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };
  useLayoutEffect(() => {
    strip.current?.scrollTo({ left: first * strip.current.clientWidth, behavior: 'instant' });
  }, [first]);
  const lang = useLangAttribute(translation);
  const captionTexts = captionOf(pictures[current]);
  const caption = useTranslation(captionTexts, captionTexts.length > 0 ? translation : undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for the buttons in it
    <section
      aria-roledescription="carousel"
      aria-label={name}
      className={styles.carousel}
      onKeyDown={isMany ? moveByKey : undefined}
    >
      <div className={styles.window}>
        <ul
          ref={strip}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
          tabIndex={isMany ? 0 : undefined}
          aria-label={name}
          className={styles.strip}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setCurrent(Math.round(scrollLeft / Math.max(clientWidth, 1)))
          }
        >
          {pictures.map((picture, index) => (
            <li key={picture.id} aria-hidden={index !== current} lang={picture.title ? lang : undefined}>
              <GalleryImage
                src={picture.imageUrl}
                alt={picture.title ?? profileDialogs.photoOf(index + 1, total)}
                width={picture.width ?? 800}
                height={picture.height ?? 600}
                sizes="(max-width: 767px) 100vw, 800px"
              />
            </li>
          ))}
        </ul>
        {isMany && (
          <>
            <IconButton
              boxed
              icon={extraIcons.chevronLeft}
              label={profileDialogs.previousPhoto}
              className={styles.previous}
              onClick={() => step(-1)}
            />
            <IconButton
              boxed
              icon={extraIcons.chevronRight}
              label={profileDialogs.nextPhoto}
              className={styles.next}
              onClick={() => step(1)}
            />
          </>
        )}
      </div>
      <div>
        <div className={styles.caption} aria-live="polite">
          <span lang={caption.lang}>{caption.texts}</span>
          <span className={styles.place}>
            <VisuallyHidden>{profileDialogs.photoOf(current + 1, total)}</VisuallyHidden>
            <span aria-hidden="true">
              {current + 1} / {total}
            </span>
          </span>
        </div>
        {caption.action}
      </div>
      {isMany && <Dots total={total} current={current} show={show} />}
      {isMany && <Thumbnails pictures={pictures} lang={lang} current={current} show={show} />}
    </section>
  );
};

interface ChoiceProps {
  current: number;
  show: (index: number) => void;
}

const Dots = ({ total, current, show }: ChoiceProps & { total: number }) => {
  const { profileDialogs } = useStrings();
  return (
    <div className={styles.dots}>
      {Array.from({ length: total }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={profileDialogs.photoOf(index + 1, total)}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => show(index)}
        />
      ))}
    </div>
  );
};

interface ThumbnailsProps extends ChoiceProps {
  pictures: readonly Picture[];
  lang: string | undefined;
}

const Thumbnails = ({ pictures, lang, current, show }: ThumbnailsProps) => {
  const { profileDialogs } = useStrings();
  return (
    <ul className={styles.thumbnails} aria-label={profileDialogs.choosePhoto}>
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <button
            type="button"
            aria-label={picture.title ?? profileDialogs.photoOf(index + 1, pictures.length)}
            lang={picture.title ? lang : undefined}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => show(index)}
          >
            <GalleryImage src={picture.imageUrl} alt="" width={200} height={150} sizes="100px" />
          </button>
        </li>
      ))}
    </ul>
  );
};
