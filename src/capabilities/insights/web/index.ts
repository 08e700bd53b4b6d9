export { KeyFigures } from './key-figures.tsx';
export { Kpis } from './kpis.tsx';
export { insightsQuestion } from './questions.ts';
export { ViewsPanel } from './views-panel.tsx';
