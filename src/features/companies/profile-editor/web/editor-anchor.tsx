import type { ReactNode } from 'react';
import type { PartName } from '#features/companies/profile-editor/rules/completeness.ts';
import { href } from '#kernel/href.ts';
import styles from './editor-anchor.module.css';

/** Marks where a part of the profile is edited: the list of missing parts links here. */
export const EditorAnchor = ({ name, children }: { name: PartName; children: ReactNode }) => (
  <div id={spotId(name)} data-leads-to-field className={styles.spot}>
    {children}
  </div>
);

const spotId = (name: PartName) => `edit-${name}`;

export const editorAnchorHref = (name: PartName) =>
  `${href('/company-dashboard', { tab: 'profile' })}#${spotId(name)}`;
