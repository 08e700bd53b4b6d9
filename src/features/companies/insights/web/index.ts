export { KeyStatistics } from './key-statistics.tsx';
export { KpiPanels } from './kpi-panels.tsx';
export { insightsQuery } from './queries.ts';
