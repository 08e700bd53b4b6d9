import { Stack } from '../../../../design/layout.tsx';
import styles from './dashboard-tab.module.css';

export const DashboardTab = () => (
  <div className={styles.columns}>
    <Stack gap={8}>{/* The chart of views, then the recent leads */}</Stack>
    <Stack gap={8}>{/* The latest reviews, the completeness, the subscription */}</Stack>
  </div>
);
