import { type DestinationStream, type Level, type Logger, pino } from 'pino';
import { errorInLog } from './error-in-log.ts';

/** What takes files apart logs all headers of their request, and a cookie is among them. */
const withoutHeaders = ({ limits }: { limits: unknown }) => ({ limits });

/** The one way to a log: whatever is logged as `err` is written without what people sent. */
export const openLog = (level: Level | 'silent', destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: errorInLog, busboyOptions: withoutHeaders } }, destination);
