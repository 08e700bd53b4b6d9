import type { Route } from '#server/http/answer.ts';
import { choosingRoutes } from './choosing-api.ts';
import { wishRoutes } from './wishes-api.ts';

export const routes: readonly Route[] = [...choosingRoutes, ...wishRoutes];
