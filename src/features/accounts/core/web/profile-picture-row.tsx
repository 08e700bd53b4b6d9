import type { ReactNode } from 'react';
import { Avatar } from '#design/avatar.tsx';
import { PanelBody } from '#design/panel.tsx';
import styles from './profile-picture-row.module.css';

interface FaceProps {
  name: string;
  picture: string | null;
  children: ReactNode;
}

/** Shows the person's picture large, with its buttons beside it. */
export const ProfilePictureRow = ({ name, picture, children }: FaceProps) => (
  <PanelBody className={styles.face}>
    <Avatar name={name} picture={picture} size="large" />
    <div className={styles.words}>{children}</div>
  </PanelBody>
);
