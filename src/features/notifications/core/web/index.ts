export { PreferencesByTopic } from './preferences-by-topic.tsx';
export {
  type PushState,
  readPushState,
  registerForPush,
  unregisterFromPush,
} from './push/push-registration.ts';
export { usePushOffer } from './push/use-push-offer.tsx';
export { mutedNotificationsQuery, unreadNotificationsQuery } from './queries.ts';
