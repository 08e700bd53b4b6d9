import type { Route } from '../../../server/http/answer.ts';
import { sendRoute } from './send.ts';

export const routes: readonly Route[] = [sendRoute];
