import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { nightOf } from './plate-address.ts';
import styles from './plate-image.module.css';

interface PlateImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height'> {
  src: string;
  /** Empty where the words beside it say as much. */
  alt: string;
  width: number;
  height: number;
}

/**
 * A picture that may be one of our drawings. A drawing has a night twin; the theme shows one of the two,
 * and a lazy picture that is not displayed is not fetched.
 */
export function PlateImage({ src, className, alt, ...rest }: PlateImageProps) {
  const night = nightOf(src);
  const shared = { loading: 'lazy', decoding: 'async', alt, ...rest } as const;
  if (!night) return <img {...shared} src={src} className={className} />;
  return (
    <>
      <img {...shared} src={src} className={classNames(styles.day, className)} />
      <img {...shared} src={night} className={classNames(styles.night, className)} />
    </>
  );
}
