export { KeyStatistics } from './key-figures.tsx';
export { KpiPanels } from './kpis.tsx';
export { insightsQuery } from './questions.ts';
export { ViewsPanel } from './views-panel.tsx';
