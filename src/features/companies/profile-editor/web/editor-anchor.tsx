import type { ReactNode } from 'react';
import type { ProfilePartName } from '#features/companies/profile-editor/rules/profile-completeness.ts';
import { href } from '#kernel/href.ts';
import styles from './editor-anchor.module.css';

/** Marks where a part of the profile is edited: the list of missing parts links here. */
export const EditorAnchor = ({ name, children }: { name: ProfilePartName; children: ReactNode }) => (
  <div id={spotId(name)} data-leads-to-field className={styles.spot}>
    {children}
  </div>
);

const spotId = (name: ProfilePartName) => `edit-${name}`;

/** Somebody who comes from a quote is led back to it. */
export const editorAnchorHref = (name: ProfilePartName, from: { quote?: number } = {}) =>
  `${href('/company-dashboard', { tab: 'profile', ...from })}#${spotId(name)}`;
