import type { ComponentProps } from 'react';
import { nightOf } from './plate-address.ts';
import { ThemedImage } from './themed-image.tsx';

interface PlateImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height'> {
  src: string;
  /** Empty where the words beside it say as much. */
  alt: string;
  width: number;
  height: number;
}

/** A picture that may be one of our drawings, which have a night twin; a photograph has several widths. */
export function PlateImage({ src, alt, srcSet, sizes, ...rest }: PlateImageProps) {
  const night = nightOf(src);
  if (night) return <ThemedImage {...rest} alt={alt} light={src} dark={night} />;
  return <img loading="lazy" decoding="async" {...rest} alt={alt} src={src} srcSet={srcSet} sizes={sizes} />;
}
