import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './themed-image.module.css';

interface ThemedImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  alt: string;
  light: string;
  dark: string;
  /** Fetched immediately, not when it comes into sight. */
  isFirst?: boolean | undefined;
}

/**
 * Shows one picture by day, another by night. A <picture> follows the system alone and not the person's choice, so
 * these are two; the hidden one is lazy, and browsers do not fetch hidden lazy pictures. The first picture of a
 * page cannot wait for that: it follows the system, and the two replace it where somebody has chosen.
 */
export const ThemedImage = ({ alt, light, dark, className, isFirst, ...rest }: ThemedImageProps) => (
  <>
    {isFirst && (
      <picture className={styles.asSystem}>
        <source media="(prefers-color-scheme: dark)" srcSet={dark} />
        <img {...rest} alt={alt} src={light} className={className} />
      </picture>
    )}
    <img
      loading="lazy"
      {...rest}
      alt={alt}
      src={light}
      className={classNames(isFirst ? styles.chosenLight : styles.light, className)}
    />
    <img
      loading="lazy"
      {...rest}
      alt={alt}
      src={dark}
      className={classNames(isFirst ? styles.chosenDark : styles.dark, className)}
    />
  </>
);
