import type { ReactNode } from 'react';
import { PanelBody } from '#design/panel.tsx';
import { Text } from '#design/text.tsx';
import styles from './text-with-action.module.css';

/** Shows a sentence about an action, and its button. */
export const TextWithAction = ({ text, children }: { text: string; children: ReactNode }) => (
  <PanelBody className={styles.offer}>
    <Text size="small" tone="muted">
      {text}
    </Text>
    {children}
  </PanelBody>
);
