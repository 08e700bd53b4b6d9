import type { ComponentProps } from 'react';
import { srcSetOf } from '#companies/rules/photographs.ts';
import { PlateImage } from '#design/plate-image.tsx';

interface GalleryImageProps extends Omit<ComponentProps<typeof PlateImage>, 'srcSet'> {
  /** How wide it is drawn, in the words of CSS. */
  sizes: string;
}

/** A picture of a company. Of a photograph the browser takes the width it needs. */
export const GalleryImage = ({ sizes, ...props }: GalleryImageProps) => {
  const srcSet = srcSetOf(props.src);
  return <PlateImage {...props} {...(srcSet && { srcSet, sizes })} />;
};
