export {
  hasUnreadConversationNotification,
  markConversationNotificationsRead,
} from './conversation-notifications.ts';
export {
  createDeliverNotificationsJob,
  type FindEmailCalendar,
  type FindWorkDetails,
} from './deliver-notifications.ts';
export { createNotificationsFeature } from './feature.ts';
export { forgetCompanyNotifications } from './forget-company-notifications.ts';
export { forgetInvitationNotifications } from './forget-invitation-notifications.ts';
export { anonymizeReviewNotifications } from './anonymize-review-notifications.ts';
export { findPriorContactBetween } from './find-prior-contact.ts';
export { readReplyToken } from './mail-tokens.ts';
export type { WorkDetails } from './notification-email.ts';
export { type NewNotification, notifyPerson, notifyWithLockedChannels } from './notify-person.ts';
export { notifyStaff } from './notify-staff.ts';
