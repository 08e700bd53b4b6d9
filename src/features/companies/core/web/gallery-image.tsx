import type { ComponentProps } from 'react';
import { IllustrationImage } from '#design/illustration-image.tsx';
import { srcSetOf } from '#features/companies/core/rules/photographs.ts';

interface GalleryImageProps extends Omit<ComponentProps<typeof IllustrationImage>, 'srcSet'> {
  /** How wide it is drawn, in the words of CSS. */
  sizes: string;
}

/** A picture of a company. Of a photograph the browser takes the width it needs. */
export const GalleryImage = ({ sizes, ...props }: GalleryImageProps) => {
  const srcSet = srcSetOf(props.src);
  return <IllustrationImage {...props} {...(srcSet && { srcSet, sizes })} />;
};
