import type { Route } from '../../../server/http/answer.ts';
import { bellRoutes } from './bell.ts';

export const routes: readonly Route[] = [...bellRoutes];
