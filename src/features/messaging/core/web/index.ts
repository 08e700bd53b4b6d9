export { ContactEndedNotice } from './contact-ended-notice.tsx';
export { createMessageDraftStorage } from './message-draft-storage.ts';
export { PartnerPicture } from './partner-picture.tsx';
export { leadsQuery, messageableCompaniesQuery, partnerQuery, unreadMessagesQuery } from './queries.ts';
export { useMessageDialog } from './use-message-dialog.tsx';
export { useVerifyEmailNotice } from './use-verify-email-notice.tsx';
