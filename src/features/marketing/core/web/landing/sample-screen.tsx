import type { ReactNode } from 'react';
import { type AnchorProps, AnchorProvider } from '#design/anchor.tsx';
import { classNames } from '#design/class-names.ts';
import styles from './sample-screen.module.css';

/** Links are dead on a sample, because their targets do not exist. */
const NoLink = ({ className, children }: AnchorProps) => <span className={className}>{children}</span>;

interface SampleScreenProps {
  /** The caption describes the screen for a screen reader, and says that it is invented. */
  caption: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Shows one of the product's screens, drawn by its own components and out of reach of pointer and keys. */
export const SampleScreen = ({ caption, className, children }: SampleScreenProps) => (
  <figure className={classNames(styles.screen, className)}>
    <div inert className={styles.frame}>
      <AnchorProvider component={NoLink}>{children}</AnchorProvider>
    </div>
    <figcaption className={styles.caption}>{caption}</figcaption>
  </figure>
);
