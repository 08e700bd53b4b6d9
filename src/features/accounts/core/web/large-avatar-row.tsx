import type { ReactNode } from 'react';
import { Avatar } from '#design/avatar.tsx';
import { PanelBody } from '#design/panel.tsx';
import styles from './large-avatar-row.module.css';

interface LargeAvatarRowProps {
  name: string;
  picture: string | null;
  children: ReactNode;
}

/** Shows the person's picture large, with its buttons beside it. */
export const LargeAvatarRow = ({ name, picture, children }: LargeAvatarRowProps) => (
  <PanelBody className={styles.face}>
    <Avatar name={name} picture={picture} size="large" />
    <div className={styles.words}>{children}</div>
  </PanelBody>
);
