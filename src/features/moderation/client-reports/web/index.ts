export { useClientReport } from './use-client-report.tsx';
