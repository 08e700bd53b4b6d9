import { type DestinationStream, type Level, type Logger, pino } from 'pino';
import { errorInLog } from './error-in-log.ts';
import { prettyLog } from './pretty-log.ts';

/** The form parser logs all headers of its request, and a cookie is among them. */
const withoutHeaders = ({ limits }: { limits: unknown }) => ({ limits });

/** Every log is opened here: `err` is written without the data that people sent. A terminal gets it formatted. */
export const openLog = (
  level: Level | 'silent',
  destination: DestinationStream | undefined = process.stdout.isTTY ? prettyLog : undefined,
): Logger => pino({ level, serializers: { err: errorInLog, busboyOptions: withoutHeaders } }, destination);
