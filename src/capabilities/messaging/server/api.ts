import type { Route } from '../../../server/http/answer.ts';
import { blockRoutes } from './blocks.ts';
import { answerByMailRoute } from './by-mail/answer-by-mail.ts';
import { reportRoute } from './reports.ts';
import { sendRoute } from './send.ts';

export const routes: readonly Route[] = [sendRoute, ...blockRoutes, reportRoute, answerByMailRoute];
