import type { ReactNode } from 'react';
import { IllustrationImage } from '#design/illustration-image.tsx';
import { useDismissSignInToast } from '#web/action-awaiting-sign-in.ts';
import styles from './auth-page-layout.module.css';

interface AuthFrameProps {
  title: string;
  picture: string;
  children: ReactNode;
}

/** Shows a form beside a drawn wall; on phones the form alone. */
export const AuthPageLayout = ({ title, picture, children }: AuthFrameProps) => {
  useDismissSignInToast();
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <div className={styles.form}>
          <h1>{title}</h1>
          {children}
        </div>
      </div>
      <div className={styles.picture}>
        <IllustrationImage src={picture} alt="" width={700} height={1010} />
      </div>
    </div>
  );
};

/** Shows a sentence under the form that links elsewhere. */
export const AuthFormNote = ({ children }: { children: ReactNode }) => (
  <p className={styles.aside}>{children}</p>
);
