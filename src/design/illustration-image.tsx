import type { ComponentProps } from 'react';
import { nightIllustrationUrl } from '#kernel/illustration-url.ts';
import { ThemedImage } from './themed-image.tsx';

interface IllustrationImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  src: string;
  /** Empty if the words beside it say as much. */
  alt: string;
  /** A picture one sees first: it is loaded before others, and painted with its surroundings. */
  isFirst?: boolean;
}

const first = { fetchPriority: 'high', decoding: 'sync' } as const;

/** The picture may be one of our drawings, which have a night twin. */
export function IllustrationImage({ src, alt, isFirst, ...rest }: IllustrationImageProps) {
  const night = nightIllustrationUrl(src);
  const shared = { ...rest, ...(isFirst && first), alt };
  if (night) return <ThemedImage {...shared} light={src} dark={night} isFirst={isFirst} />;
  return <img loading={isFirst ? 'eager' : 'lazy'} decoding="async" {...shared} alt={alt} src={src} />;
}
