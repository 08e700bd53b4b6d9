export { ContactEnded } from './contact-ended.tsx';
export { messageDraft } from './message-draft.ts';
export { PartnerPicture } from './partner-picture.tsx';
export { leadsQuery, messageableCompaniesQuery, partnerQuery, unreadMessagesQuery } from './queries.ts';
export { useMessageDialog } from './use-message-dialog.tsx';
export { useVerifyFirst } from './use-verify-first.tsx';
