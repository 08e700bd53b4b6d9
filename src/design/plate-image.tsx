import type { ComponentProps } from 'react';
import { nightOf } from '#kernel/plate-address.ts';
import { ThemedImage } from './themed-image.tsx';

interface PlateImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  src: string;
  /** Empty where the words beside it say as much. */
  alt: string;
  /** One sees it first: it comes before others, and is painted with what stands around it. */
  isFirst?: boolean;
}

const first = { fetchPriority: 'high', decoding: 'sync' } as const;

/** A picture that may be one of our drawings, which have a night twin. */
export function PlateImage({ src, alt, isFirst, ...rest }: PlateImageProps) {
  const night = nightOf(src);
  const shared = { ...rest, ...(isFirst && first), alt };
  if (night) return <ThemedImage {...shared} light={src} dark={night} isFirst={isFirst} />;
  return <img loading={isFirst ? 'eager' : 'lazy'} decoding="async" {...shared} alt={alt} src={src} />;
}
