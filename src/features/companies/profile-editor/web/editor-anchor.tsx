import type { ReactNode } from 'react';
import type { PartName } from '#features/companies/profile-editor/rules/completeness.ts';
import styles from './editor-anchor.module.css';

/** Where on the page a part of the profile is changed: what is missing leads there. */
export const EditorAnchor = ({ name, children }: { name: PartName; children: ReactNode }) => (
  <div id={spotId(name)} data-leads-to-field className={styles.spot}>
    {children}
  </div>
);

const spotId = (name: PartName) => `edit-${name}`;

export const editorAnchorHref = (name: PartName) => `/company-dashboard?tab=profile#${spotId(name)}`;
