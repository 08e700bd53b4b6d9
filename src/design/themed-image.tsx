import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './themed-image.module.css';

interface ThemedImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  alt: string;
  light: string;
  dark: string;
}

/**
 * One picture by day, another by night. A <picture> follows the system alone and not the person's choice, so
 * these are two; the one that is not drawn is lazy, and lazy pictures that are not drawn are not fetched.
 */
export const ThemedImage = ({ alt, light, dark, className, ...rest }: ThemedImageProps) => (
  <>
    <img loading="lazy" {...rest} alt={alt} src={light} className={classNames(styles.light, className)} />
    <img loading="lazy" {...rest} alt={alt} src={dark} className={classNames(styles.dark, className)} />
  </>
);
