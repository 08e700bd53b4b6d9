import { type DestinationStream, type Level, type Logger, pino } from 'pino';
import { errorInLog } from './error-in-log.ts';
import { prettyLog } from './pretty-log.ts';

/** What takes files apart logs all headers of their request, and a cookie is among them. */
const withoutHeaders = ({ limits }: { limits: unknown }) => ({ limits });

/** The one way to a log: whatever is logged as `err` is written without what people sent. On a terminal people read it. */
export const openLog = (
  level: Level | 'silent',
  destination: DestinationStream | undefined = process.stdout.isTTY ? prettyLog : undefined,
): Logger => pino({ level, serializers: { err: errorInLog, busboyOptions: withoutHeaders } }, destination);
