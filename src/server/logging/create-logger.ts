import { type DestinationStream, type Level, type Logger, pino } from 'pino';
import { loggableErrorOf } from './loggable-error.ts';
import { prettyLogStream } from './pretty-log.ts';

/** The form parser logs all headers of its request, and a cookie is among them. */
const withoutHeaders = ({ limits }: { limits: unknown }) => ({ limits });

/** Every log is opened here: `err` is written without the data that people sent. A terminal gets it formatted. */
export const createLogger = (
  level: Level | 'silent',
  destination: DestinationStream | undefined = process.stdout.isTTY ? prettyLogStream : undefined,
): Logger =>
  pino({ level, serializers: { err: loggableErrorOf, busboyOptions: withoutHeaders } }, destination);
