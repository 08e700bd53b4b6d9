import type { ComponentProps } from 'react';
import { IllustrationImage } from '#design/illustration-image.tsx';
import { galleryPictureSrcSet } from '#features/companies/core/rules/gallery-picture-urls.ts';

interface GalleryImageProps extends Omit<ComponentProps<typeof IllustrationImage>, 'srcSet'> {
  /** The `sizes` of CSS say how wide it is drawn. */
  sizes: string;
}

/** Draws a company's picture. For a photograph the browser chooses the width it needs. */
export const GalleryImage = ({ sizes, ...props }: GalleryImageProps) => {
  const srcSet = galleryPictureSrcSet(props.src);
  return <IllustrationImage {...props} {...(srcSet && { srcSet, sizes })} />;
};
