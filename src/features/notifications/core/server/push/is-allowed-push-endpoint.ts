import { isPushService } from '#features/notifications/core/rules/push-service.ts';
import type { Config } from '#server/config/config.ts';

/** Where the operator names a service, everything goes there, whatever the browser says. */
export const isAllowedPushEndpoint = (endpoint: string, { pushUrl }: Pick<Config, 'pushUrl'>): boolean =>
  pushUrl !== undefined || isPushService(endpoint);
