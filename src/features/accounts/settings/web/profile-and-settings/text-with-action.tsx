import type { ReactNode } from 'react';
import { PanelBody } from '#design/panel.tsx';
import { Text } from '#design/text.tsx';
import styles from './text-with-action.module.css';

/** A sentence about what can be done here, and the button that does it. */
export const TextWithAction = ({ text, children }: { text: string; children: ReactNode }) => (
  <PanelBody className={styles.offer}>
    <Text size="small" tone="muted">
      {text}
    </Text>
    {children}
  </PanelBody>
);
