export { useClientReport } from './client-report/use-client-report.tsx';
