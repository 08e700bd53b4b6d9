import type { ComponentProps } from 'react';
import styles from './card-grid.module.css';

/** Cards stand side by side, three where there is room. */
export const CardGrid = (props: ComponentProps<'ul'>) => <ul {...props} className={styles.cards} />;
