import { type TestRole, testRoles } from './test-world.ts';

/**
 * Each endpoint responds to each role with a status: visitor, client, another client, the owner, a manager and a
 * member of their company, another company's owner, moderator, admin, a suspended person. The subject is the
 * client's or the owner's company's. Nothing may have changed after 400 and above. Where all are refused, the one
 * secret that would grant access is wrong on purpose, or nobody has it yet.
 */
const table = `
                                                             | vis cli oth own man mem ocp mod adm sus
GET /api/user                                                | 401 200 200 200 200 200 200 200 200 401
POST /api/login                                              | 401 401 401 401 401 401 401 401 401 401
POST /api/logout                                             | 401 200 200 200 200 200 200 200 200 401
POST /api/register/check                                     | 200 200 200 200 200 200 200 200 200 200
POST /api/register                                           | 201 201 201 201 201 201 201 201 201 201
POST /api/request-verification                               | 404 200 404 404 404 404 404 404 404 404
POST /api/verify-code                                        | 404 410 404 404 404 404 404 404 404 404
PATCH /api/user                                              | 401 200 200 200 200 200 200 200 200 401
PATCH /api/user/language/:language                           | 401 200 200 200 200 200 200 200 200 401
GET /api/client/profile                                      | 401 200 200 200 200 200 200 200 200 401
PATCH /api/client/profile                                    | 401 200 200 200 200 200 200 200 200 401
PATCH /api/client/notifications                              | 401 200 200 200 200 200 200 200 200 401
POST /api/client/change-password                             | 401 400 400 400 400 400 400 400 400 401
POST /api/update-password                                    | 401 400 400 400 400 400 400 400 400 401
POST /api/request-password-reset                             | 409 409 409 409 409 409 409 409 409 409
POST /api/reset-password                                     | 410 410 410 410 410 410 410 410 410 410
POST /api/reset-password/passkeys                            | 410 410 410 410 410 410 410 410 410 410
GET /api/sessions                                            | 401 200 200 200 200 200 200 200 200 401
DELETE /api/sessions/:id                                     | 401 200 404 404 404 404 404 404 404 401
DELETE /api/sessions                                         | 401 200 200 200 200 200 200 200 200 401
GET /api/security-events                                     | 401 200 200 200 200 200 200 200 200 401
POST /api/client/upload-picture                              | 401 200 200 200 200 200 200 200 200 401
DELETE /api/client/picture                                   | 401 200 200 200 200 200 200 200 200 401
GET /api/passkeys                                            | 401 200 200 200 200 200 200 200 200 401
POST /api/passkeys/options                                   | 401 200 200 200 200 200 200 200 200 401
POST /api/passkeys                                           | 401 400 400 400 400 400 400 400 400 401
DELETE /api/passkeys/:id                                     | 401 200 404 404 404 404 404 404 404 401
POST /api/login/passkey/options                              | 200 200 200 200 200 200 200 200 200 200
POST /api/login/passkey                                      | 401 401 401 401 401 401 401 401 401 401
GET /api/tokens                                              | 401 200 200 200 200 200 200 200 200 401
POST /api/tokens                                             | 401 201 201 201 201 201 201 403 403 401
DELETE /api/tokens/:id                                       | 401 200 404 404 404 404 404 404 404 401
GET /api/webhooks                                            | 401 200 200 200 200 200 200 200 200 401
POST /api/webhooks                                           | 401 201 201 201 403 403 201 201 201 401
POST /api/webhooks/:id/secret                                | 401 201 404 404 404 404 404 404 404 401
PATCH /api/webhooks/:id                                      | 401 200 404 404 404 404 404 404 404 401
DELETE /api/webhooks/:id                                     | 401 200 404 404 404 404 404 404 404 401
POST /api/webhooks/:id/test                                  | 401 200 404 404 404 404 404 404 404 401
GET /api/webhooks/:id/deliveries                             | 401 200 404 404 404 404 404 404 404 401
POST /api/webhooks/:id/deliveries/:deliveryId/resend         | 401 200 404 404 404 404 404 404 404 401
GET /api/second-factor                                       | 401 200 200 200 200 200 200 200 200 401
POST /api/second-factor/secret                               | 401 200 200 200 200 200 200 200 200 401
POST /api/second-factor                                      | 401 409 409 409 409 409 409 409 409 401
POST /api/second-factor/recovery-codes                       | 401 409 409 409 409 409 409 409 409 401
POST /api/second-factor/removal                              | 401 409 409 409 409 409 409 409 409 401
GET /api/user/data                                           | 401 200 200 200 200 200 200 200 200 401
GET /api/user/storage                                        | 401 200 200 200 200 200 200 200 200 401
GET /api/user/deletion                                       | 401 200 200 200 200 200 200 200 200 401
DELETE /api/user/pending/:type                               | 401 200 200 200 200 200 200 200 200 401
GET /api/proof                                               | 401 200 200 200 200 200 200 200 200 401
POST /api/proof                                              | 401 400 400 400 400 400 400 400 400 401
POST /api/proof/passkey/options                              | 401 200 200 200 200 200 200 200 200 401
POST /api/proof/passkey                                      | 401 400 400 400 400 400 400 400 400 401
POST /api/user/deletion                                      | 401 400 400 400 400 400 400 400 400 401
DELETE /api/user/deletion                                    | 401 200 200 200 200 200 200 200 200 401
GET /api/companies/:id                                       | 200 200 200 200 200 200 200 200 200 200
GET /api/companies/:id/services                              | 200 200 200 200 200 200 200 200 200 200
GET /api/companies/:id/gallery                               | 200 200 200 200 200 200 200 200 200 200
GET /api/companies/:id/projects                              | 200 200 200 200 200 200 200 200 200 200
GET /api/companies/:id/withheld-reviews                      | 200 200 200 200 200 200 200 200 200 200
GET /api/companies/:id/price-examples                        | 200 200 200 200 200 200 200 200 200 200
GET /api/companies/:id/similar                               | 200 200 200 200 200 200 200 200 200 200
GET /api/companies/:id/reviews                               | 200 200 200 200 200 200 200 200 200 200
GET /api/company-facts                                       | 401 403 403 200 200 403 200 403 403 401
PATCH /api/company-facts                                     | 401 403 403 200 200 403 200 403 403 401
POST /api/company-facts/:kind/document                       | 401 403 403 200 200 403 200 403 403 401
DELETE /api/company-facts/:factId                            | 401 403 403 200 200 403 404 403 403 401
GET /api/company-fact-documents/:factId                      | 401 404 404 200 200 403 404 200 200 401
GET /api/company-fact-documents/:factId/pages                | 404 404 404 404 404 404 404 200 200 404
GET /api/company-fact-documents/:factId/pages/:page          | 404 404 404 404 404 404 404 200 200 404
GET /api/company-profile/details                             | 401 403 403 200 200 403 200 403 403 401
GET /api/company-profile/town                                | 401 403 403 200 200 403 200 403 403 401
PATCH /api/company-profile                                   | 401 403 403 200 200 403 200 403 403 401
POST /api/company-profile/services                           | 401 403 403 201 201 403 201 403 403 401
DELETE /api/company-profile/services/:categoryId             | 401 403 403 200 200 403 404 403 403 401
POST /api/company-profile/pictures                           | 401 403 403 200 200 403 200 403 403 401
PATCH /api/company-profile/pictures/:pictureId               | 401 403 403 200 200 403 404 403 403 401
DELETE /api/company-profile/pictures/:pictureId              | 401 403 403 200 200 403 404 403 403 401
POST /api/company-profile/logo                               | 401 403 403 200 200 403 200 403 403 401
DELETE /api/company-profile/logo                             | 401 403 403 200 200 403 200 403 403 401
DELETE /api/company-profile/first-steps                      | 401 403 403 200 200 403 200 403 403 401
GET /api/company-profile/seal                                | 401 403 403 200 200 200 200 403 403 401
GET /api/company-team                                        | 401 403 403 200 200 200 200 403 403 401
GET /api/company-team/suspension                             | 401 403 403 200 200 200 200 403 403 401
GET /api/company-team/log                                    | 401 403 403 200 403 403 200 403 403 401
PATCH /api/company-team/members/:userId                      | 401 403 403 200 403 403 404 403 403 401
DELETE /api/company-team/members/:userId                     | 401 403 403 200 403 200 404 403 403 401
GET /api/company-team/leads/:clientId                        | 401 403 403 200 200 200 404 403 403 401
PATCH /api/company-team/leads/:clientId                      | 401 403 403 200 200 200 404 403 403 401
POST /api/company-team/invitations                           | 401 403 403 201 403 403 201 403 403 401
POST /api/company-team/links                                 | 401 403 403 200 403 403 200 403 403 401
DELETE /api/company-team/invitations/:invitationId           | 401 403 403 200 403 403 404 403 403 401
GET /api/company-invitations/:token                          | 200 200 200 200 200 200 200 200 200 200
POST /api/company-invitations/:token/accept                  | 401 409 409 409 409 409 409 409 409 401
POST /api/company-invitations/:token/join                    | 201 201 201 201 201 201 201 201 201 201
GET /api/subscription                                        | 401 403 403 200 403 403 200 403 403 401
GET /api/subscription/preview                                | 401 403 403 200 403 403 200 403 403 401
PATCH /api/subscription/billing                              | 401 403 403 200 403 403 200 403 403 401
POST /api/subscription/payments                              | 401 403 403 201 403 403 201 403 403 401
POST /api/subscription/cancel                                | 401 403 403 200 403 403 200 403 403 401
POST /api/subscription/resume                                | 401 403 403 409 403 403 409 403 403 401
POST /api/subscription/portal                                | 401 403 403 409 403 403 409 403 403 401
GET /api/receipts                                            | 401 403 403 200 403 403 200 403 403 401
GET /api/receipts/:id/pdf                                    | 401 403 403 200 403 403 404 403 403 401
POST /api/stripe/events                                      | 404 404 404 404 404 404 404 404 404 404
GET /api/categories                                          | 200 200 200 200 200 200 200 200 200 200
GET /api/directory-figures                                   | 200 200 200 200 200 200 200 200 200 200
GET /api/companies                                           | 200 200 200 200 200 200 200 200 200 200
GET /api/company-places                                      | 200 200 200 200 200 200 200 200 200 200
GET /api/search-reading                                      | 200 200 200 200 200 200 200 200 200 200
GET /api/communes                                            | 200 200 200 200 200 200 200 200 200 200
GET /api/suggestions                                         | 200 200 200 200 200 200 200 200 200 200
GET /api/folders                                             | 401 200 200 200 200 200 200 200 200 401
POST /api/folders                                            | 401 201 201 201 201 201 201 201 201 401
GET /api/folders/:id                                         | 401 200 404 404 404 404 404 404 404 401
PATCH /api/folders/:id                                       | 401 200 404 404 404 404 404 404 404 401
DELETE /api/folders/:id                                      | 401 200 404 404 404 404 404 404 404 401
GET /api/folders/:id/companies                               | 401 200 404 404 404 404 404 404 404 401
POST /api/folders/:id/companies                              | 401 201 404 404 404 404 404 404 404 401
PATCH /api/folders/:id/companies/:companyId                  | 401 200 404 404 404 404 404 404 404 401
DELETE /api/folders/:id/companies/:companyId                 | 401 200 404 404 404 404 404 404 404 401
GET /api/contacts                                            | 401 200 200 200 200 200 200 200 200 401
GET /api/contacts/kept                                       | 401 200 200 200 200 200 200 200 200 401
POST /api/contacts                                           | 401 201 201 201 201 201 201 201 201 401
DELETE /api/contacts/:companyId                              | 401 200 200 200 200 200 200 200 200 401
GET /api/contacts/check/:companyId                           | 401 200 200 200 200 200 200 200 200 401
GET /api/folders/:id/share                                   | 401 200 404 404 404 404 404 404 404 401
POST /api/folders/:id/share                                  | 401 200 404 404 404 404 404 404 404 401
DELETE /api/folders/:id/share                                | 401 200 404 404 404 404 404 404 404 401
GET /api/shared-folders/:token                               | 200 200 200 200 200 200 200 200 200 200
GET /api/shared-folders/:token/companies                     | 200 200 200 200 200 200 200 200 200 200
GET /api/compare                                             | 200 200 200 200 200 200 200 200 200 200
GET /api/activity                                            | 401 200 200 200 200 200 200 200 200 401
GET /api/waiting                                             | 401 200 200 200 200 200 200 200 200 401
GET /api/notifications/unread                                | 401 200 200 200 200 200 200 200 200 401
GET /api/notifications                                       | 401 200 200 200 200 200 200 200 200 401
GET /api/notifications/muted                                 | 401 200 200 200 200 200 200 200 200 401
PATCH /api/notifications/muted                               | 401 200 200 200 200 200 200 200 200 401
POST /api/notifications/mark-all-read                        | 401 200 200 200 200 200 200 200 200 401
POST /api/notifications/:id/mark-read                        | 401 200 404 404 404 404 404 404 404 401
POST /api/notifications/:id/mark-read of the company         | 401 404 404 200 404 404 404 404 404 401
GET /api/push                                                | 401 200 200 200 200 200 200 200 200 401
POST /api/push                                               | 401 200 200 200 200 200 200 200 200 401
DELETE /api/push                                             | 401 200 200 200 200 200 200 200 200 401
POST /unsubscribe/:token                                     | 200 200 200 200 200 200 200 200 200 200
POST /api/client-reports                                     | 401 403 403 201 201 201 404 403 403 401
GET /api/messages                                            | 401 200 200 200 200 200 200 200 200 401
GET /api/messages/conversations                              | 401 200 200 200 200 200 200 200 200 401
GET /api/messages/companies                                  | 401 200 200 403 403 403 403 403 403 401
GET /api/messages/unread                                     | 401 200 200 200 200 200 200 200 200 401
GET /api/messages/partner/:partnerId                         | 401 200 404 200 200 200 404 404 404 401
GET /api/messages/conversation/:partnerId                    | 401 200 404 200 200 200 404 404 404 401
POST /api/messages/mark-read                                 | 401 200 404 200 200 200 404 404 404 401
POST /api/messages/typing                                    | 401 200 404 200 200 200 404 404 404 401
POST /api/messages                                           | 401 201 404 201 201 201 404 201 201 401
POST /api/messages to a company one never wrote to           | 401 201 201 201 201 201 409 201 201 401
POST /api/messages to staff                                  | 401 404 404 404 404 404 404 409 201 401
POST /api/messages with the client's file                    | 401 201 404 409 409 409 404 404 404 401
POST /api/messages/attachments                               | 401 200 200 200 200 200 200 200 200 401
DELETE /api/messages/attachments/:attachmentId               | 401 200 404 404 404 404 404 404 404 401
GET /api/messages/attachments/:attachmentId                  | 401 200 404 200 200 200 404 404 404 401
GET /api/messages/attachments/:attachmentId unsent           | 401 200 404 404 404 404 404 404 404 401
GET /api/blocks                                              | 401 200 200 200 200 200 200 200 200 401
POST /api/blocks                                             | 401 201 404 201 201 201 404 404 404 401
DELETE /api/blocks/:userId                                   | 401 200 404 200 200 200 404 404 404 401
POST /api/conversation-reports                               | 401 201 404 201 201 201 404 404 404 401
POST /api/inbound-mail                                       | 404 404 404 404 404 404 404 404 404 404
GET /api/messages/similar-companies/:partnerId               | 401 200 200 403 403 403 403 403 403 401
GET /api/request-questions                                   | 200 200 200 200 200 200 200 200 200 200
GET /api/prices                                              | 200 200 200 200 200 200 200 200 200 200
GET /api/prices/:categoryId                                  | 200 200 200 200 200 200 200 200 200 200
GET /api/vat-on-housing                                      | 200 200 200 200 200 200 200 200 200 200
GET /api/request-suggestions                                 | 200 200 200 200 200 200 200 200 200 200
GET /api/request-commune                                     | 200 200 200 200 200 200 200 200 200 200
GET /api/request-budget                                      | 200 200 200 200 200 200 200 200 200 200
POST /api/request-wishes                                     | 401 200 200 403 403 403 403 403 403 401
GET /api/requests                                            | 401 200 200 403 403 403 403 403 403 401
POST /api/requests                                           | 401 201 201 403 403 403 403 403 403 401
GET /api/requests/:id                                        | 401 200 404 200 200 200 404 404 404 401
PATCH /api/requests/:id                                      | 401 200 404 403 403 403 403 403 403 401
DELETE /api/requests/:id                                     | 401 200 404 403 403 403 403 403 403 401
POST /api/requests/:id/send                                  | 401 201 404 403 403 403 403 403 403 401
POST /api/requests/:id/companies                             | 401 201 404 403 403 403 403 403 403 401
DELETE /api/requests/:id/companies/:companyId                | 401 200 404 403 403 403 403 403 403 401
POST /api/requests/:id/additions                             | 401 201 404 403 403 403 403 403 403 401
POST /api/requests/:id/report                                | 401 403 403 200 200 200 404 403 403 401
POST /api/requests/:id/close                                 | 401 200 404 403 403 403 403 403 403 401
POST /api/requests/:id/prolong                               | 401 200 404 403 403 403 403 403 403 401
POST /api/requests/:id/street                                | 401 200 404 403 403 403 403 403 403 401
POST /api/requests/:id/asked/:questionId/answer              | 401 200 404 403 403 403 403 403 403 401
POST /api/requests/:id/files                                 | 401 200 404 403 403 403 403 403 403 401
GET /api/requests/:id/files/:fileId                          | 401 200 404 200 200 200 404 404 404 401
PATCH /api/requests/:id/files/:fileId                        | 401 200 404 403 403 403 403 403 403 401
DELETE /api/requests/:id/files/:fileId                       | 401 200 404 403 403 403 403 403 403 401
GET /api/invitations                                         | 401 403 403 200 200 200 200 403 403 401
GET /api/invitations/:id                                     | 401 403 403 200 200 200 404 403 403 401
GET /api/invitations/:id/pdf                                 | 401 403 403 200 200 200 404 403 403 401
POST /api/invitations/:id/seen                               | 401 403 403 200 200 200 404 403 403 401
POST /api/invitations/:id/decline                            | 401 403 403 200 200 200 404 403 403 401
POST /api/invitations/:id/undo-decline                       | 401 403 403 200 200 200 404 403 403 401
POST /api/invitations/:id/questions                          | 401 403 403 201 201 201 404 403 403 401
GET /api/visits                                              | 401 200 200 200 200 200 200 200 200 401
POST /api/visits                                             | 401 403 403 201 201 201 404 403 403 401
GET /api/visits/:id                                          | 401 200 404 200 200 200 404 404 404 401
POST /api/visits/:id/accept                                  | 401 200 404 409 409 409 404 404 404 401
POST /api/visits/:id/ask-others                              | 401 200 404 409 409 409 404 404 404 401
POST /api/visits/:id/move                                    | 401 200 404 200 200 200 404 404 404 401
POST /api/visits/:id/street                                  | 401 200 404 403 403 403 403 403 403 401
POST /api/visits/:id/cancel                                  | 401 200 404 200 200 200 404 404 404 401
GET /api/price-book                                          | 401 403 403 200 200 200 200 403 403 401
GET /api/price-book/groups                                   | 401 403 403 200 200 200 200 403 403 401
POST /api/price-book                                         | 401 403 403 201 201 201 201 403 403 401
POST /api/price-book/import                                  | 401 403 403 200 200 200 200 403 403 401
PATCH /api/price-book/:id                                    | 401 403 403 200 200 200 404 403 403 401
DELETE /api/price-book/:id                                   | 401 403 403 200 200 200 404 403 403 401
GET /api/quotes                                              | 401 200 200 200 200 200 200 200 200 401
POST /api/quotes                                             | 401 403 403 201 201 201 404 403 403 401
GET /api/quote-templates                                     | 401 403 403 200 200 200 200 403 403 401
POST /api/quote-templates                                    | 401 403 403 201 201 201 404 403 403 401
GET /api/quote-templates/:id                                 | 401 403 403 200 200 200 404 403 403 401
DELETE /api/quote-templates/:id                              | 401 403 403 200 200 200 404 403 403 401
GET /api/quote-defaults                                      | 401 403 403 200 200 200 200 403 403 401
PATCH /api/quote-defaults                                    | 401 403 403 200 200 200 200 403 403 401
GET /api/quote-figures                                       | 401 200 200 200 200 200 200 200 200 401
GET /api/quotes/:id                                          | 401 200 404 200 200 200 404 404 404 401
PATCH /api/quotes/:id                                        | 401 403 403 200 200 200 404 403 403 401
DELETE /api/quotes/:id                                       | 401 403 403 200 200 200 404 403 403 401
POST /api/quotes/:id/writing                                 | 401 403 403 200 200 200 404 403 403 401
POST /api/quotes/:id/versions                                | 401 403 403 201 201 201 404 403 403 401
POST /api/quotes/:id/send                                    | 401 403 403 200 200 200 404 403 403 401
POST /api/quotes/:id/files                                   | 401 403 403 200 200 200 404 403 403 401
GET /api/quotes/:id/files/:fileId                            | 401 200 404 200 200 200 404 404 404 401
DELETE /api/quotes/:id/files/:fileId                         | 401 403 403 200 200 200 404 403 403 401
GET /api/quotes/:id/versions/:version/pdf                    | 401 200 404 200 200 200 404 404 404 401
GET /api/quotes/:id/preview                                  | 401 403 403 200 200 200 404 403 403 401
GET /api/quotes/:id/calendar                                 | 401 200 404 200 200 200 404 404 404 401
GET /api/quotes/:id/signed-copy                              | 401 200 404 200 200 200 404 404 404 401
POST /api/quotes/:id/withdraw                                | 401 403 403 200 200 200 404 403 403 401
POST /api/quotes/:id/ask-change                              | 401 200 404 403 403 403 403 403 403 401
POST /api/quotes/:id/decline                                 | 401 200 404 403 403 403 403 403 403 401
POST /api/quotes/:id/seen                                    | 401 200 404 403 403 403 403 403 403 401
POST /api/quotes/:id/report                                  | 401 200 404 403 403 403 403 403 403 401
POST /api/quotes/:id/accept-code                             | 401 200 404 403 403 403 403 403 403 401
POST /api/quotes/:id/accept-options                          | 401 200 404 403 403 403 403 403 403 401
POST /api/quotes/:id/accept                                  | 401 410 404 403 403 403 403 403 403 401
POST /api/quotes/:id/withdrawal                              | 401 409 404 403 403 403 403 403 403 401
POST /api/quotes/:id/ending                                  | 401 409 404 409 409 409 404 404 404 401
POST /api/quotes/:id/ending/confirm                          | 401 409 404 409 409 409 404 404 404 401
DELETE /api/quotes/:id/ending                                | 401 409 404 409 409 409 404 404 404 401
GET /api/requests/:id/comparison                             | 401 200 404 403 403 403 403 403 403 401
GET /api/calendar                                            | 401 200 200 200 200 200 200 200 200 401
POST /api/calendar/address                                   | 401 200 200 200 200 200 200 200 200 401
GET /calendar/:secret.ics                                    | 200 200 200 200 200 200 200 200 200 200
GET /api/projects                                            | 401 200 200 200 200 200 200 200 200 401
POST /api/projects                                           | 401 201 201 403 403 403 403 403 403 401
GET /api/projects/:id                                        | 401 200 404 200 200 200 404 200 200 401
POST /api/projects/:id/complete                              | 401 200 404 200 200 200 404 404 404 401
POST /api/projects/:id/decline                               | 401 403 404 200 200 200 404 404 404 401
POST /api/projects/:id/cancel                                | 401 200 404 403 404 404 404 404 404 401
GET /api/projects/:id/room                                   | 401 200 404 200 200 200 404 200 200 401
POST /api/projects/:id/files                                 | 401 200 404 200 200 200 404 404 404 401
GET /api/projects/:id/files/:fileId                          | 401 200 404 200 200 200 404 200 200 401
PATCH /api/projects/:id/files/:fileId                        | 401 200 404 404 404 404 404 404 404 401
DELETE /api/projects/:id/files/:fileId                       | 401 200 404 404 404 404 404 404 404 401
POST /api/projects/:id/milestones                            | 401 201 404 201 201 201 404 404 404 401
POST /api/projects/:id/milestones/:milestoneId/tick          | 401 200 404 200 200 200 404 404 404 401
DELETE /api/projects/:id/milestones/:milestoneId             | 401 200 404 404 404 404 404 404 404 401
POST /api/projects/:id/publication                           | 401 403 403 200 200 403 404 403 403 401
POST /api/projects/:id/publication/answer                    | 401 200 404 403 403 403 403 403 403 401
DELETE /api/projects/:id/publication                         | 401 403 403 200 200 403 404 403 403 401
GET /api/review-eligibility/:companyId                       | 401 200 200 200 200 200 200 200 200 401
POST /api/companies/:companyId/reviews                       | 401 201 404 403 403 403 403 403 403 401
PATCH /api/reviews/:reviewId                                 | 401 200 404 403 403 403 403 403 403 401
POST /api/reviews/:reviewId/flag                             | 401 403 403 201 201 201 403 201 201 401
POST /api/reviews/:reviewId/reply                            | 401 403 403 201 201 201 404 403 403 401
PATCH /api/reviews/:reviewId/reply                           | 401 403 403 200 200 200 404 403 403 401
POST /api/reviews/:reviewId/appeal                           | 401 201 404 403 403 403 403 403 403 401
GET /api/companies/reviews                                   | 401 403 403 200 200 200 200 403 403 401
POST /api/reviews/:reviewId/pictures                         | 401 200 404 403 403 403 403 403 403 401
DELETE /api/reviews/:reviewId/pictures/:pictureId            | 401 200 404 403 403 403 403 403 403 401
GET /api/reviews/:reviewId/pictures/:pictureId               | 404 200 404 200 200 200 404 200 200 404
GET /api/reviews/:reviewId/pictures/:pictureId once approved | 200 200 200 200 200 200 200 200 200 200
GET /api/admin/desk                                          | 404 404 404 404 404 404 404 200 200 404
GET /api/admin/queues/:queue                                 | 404 404 404 404 404 404 404 200 200 404
POST /api/admin/queues/:queue/:id/decision                   | 404 404 404 404 404 404 404 200 200 404
DELETE /api/admin/queues/:queue/:id/decision                 | 404 404 404 404 404 404 404 200 200 404
POST /api/admin/queues/:queue/:id/opening                    | 404 404 404 404 404 404 404 200 200 404
POST /api/admin/queues/:queue/:id/aside                      | 404 404 404 404 404 404 404 200 200 404
DELETE /api/admin/queues/:queue/:id/aside                    | 404 404 404 404 404 404 404 200 200 404
POST /api/admin/queues/:queue/:id/notes                      | 404 404 404 404 404 404 404 201 201 404
DELETE /api/admin/notes/:noteId                              | 404 404 404 404 404 404 404 200 200 404
GET /api/admin/people                                        | 404 404 404 404 404 404 404 404 200 404
GET /api/admin/companies                                     | 404 404 404 404 404 404 404 404 200 404
GET /api/admin/people/:personId                              | 404 404 404 404 404 404 404 404 200 404
POST /api/admin/people/:personId/suspension                  | 404 404 404 404 404 404 404 404 200 404
GET /api/admin/suspension-proposals                          | 404 404 404 404 404 404 404 404 200 404
DELETE /api/admin/suspension-proposals/:proposalId           | 404 404 404 404 404 404 404 404 200 404
DELETE /api/admin/people/:personId/suspension                | 404 404 404 404 404 404 404 404 200 404
PATCH /api/admin/people/:personId/role                       | 404 404 404 404 404 404 404 404 200 404
DELETE /api/admin/people/:personId/sessions                  | 404 404 404 404 404 404 404 404 200 404
GET /api/admin/categories                                    | 404 404 404 404 404 404 404 404 200 404
POST /api/admin/categories                                   | 404 404 404 404 404 404 404 404 201 404
PATCH /api/admin/categories/:categoryId                      | 404 404 404 404 404 404 404 404 200 404
PATCH /api/admin/categories/:categoryId/visibility           | 404 404 404 404 404 404 404 404 200 404
DELETE /api/admin/categories/:categoryId                     | 404 404 404 404 404 404 404 404 200 404
POST /api/admin/log/:lineId/reversal                         | 404 404 404 404 404 404 404 200 200 404
POST /api/admin/checks                                       | 404 404 404 404 404 404 404 404 200 404
GET /api/admin/figures                                       | 404 404 404 404 404 404 404 404 200 404
GET /api/admin/figures/:year/csv                             | 404 404 404 404 404 404 404 404 200 404
GET /api/admin/trail                                         | 404 404 404 404 404 404 404 404 200 404
GET /api/admin/log                                           | 404 404 404 404 404 404 404 200 200 404
GET /api/admin/queues/:queue/:id/evidence                    | 404 404 404 404 404 404 404 200 200 404
GET /api/takedowns/:id                                       | 401 404 404 200 200 403 404 404 404 401
POST /api/takedowns/:id/objection                            | 401 404 404 200 200 403 404 404 404 401
POST /api/reports                                            | 201 201 201 201 201 201 201 201 201 201
GET /api/reports/:receipt                                    | 200 200 200 200 200 200 200 200 200 200
GET /api/company-profile                                     | 401 403 403 200 200 200 200 403 403 401
GET /api/company-leads                                       | 401 403 403 200 200 200 200 403 403 401
GET /api/company-leads/totals                                | 401 403 403 200 200 200 200 403 403 401
GET /api/company-leads/:userId                               | 401 403 403 200 200 200 404 403 403 401
PATCH /api/company-leads/:userId                             | 401 403 403 200 200 200 404 403 403 401
POST /api/company-leads/:userId/decline                      | 401 403 403 201 201 201 404 403 403 401
PATCH /api/company-leads/:userId/note                        | 401 403 403 200 200 200 404 403 403 401
POST /api/sightings                                          | 200 200 200 200 200 200 200 200 200 200
GET /api/company-insights                                    | 401 403 403 200 200 200 200 403 403 401
GET /api/company-insights/csv                                | 401 403 403 200 200 200 200 403 403 401
POST /api/contact                                            | 201 201 201 201 201 201 201 201 201 201
GET /api/operator                                            | 200 200 200 200 200 200 200 200 200 200
POST /api/translations                                       | 200 200 200 200 200 200 200 200 200 200
POST /api/translations of a message                          | 404 200 404 200 200 200 404 404 404 404
POST /api/translations of a request                          | 404 200 404 200 200 200 404 404 404 404
POST /api/translations of a review                           | 404 404 404 404 404 404 404 404 404 404
`;

export interface PermissionRow {
  /** Consists of method and address; after them, which of its cases it is. */
  name: string;
  statuses: Readonly<Record<TestRole, number>>;
}

const rowOf = (line: string): PermissionRow => {
  const [name = '', cells = ''] = line.split('|').map((part) => part.trim());
  const numbers = cells.split(/\s+/).map(Number);
  const statuses = Object.fromEntries(testRoles.map((role, index) => [role, numbers[index]]));
  return { name, statuses: statuses as PermissionRow['statuses'] };
};

export const permissionTable: readonly PermissionRow[] = table.trim().split('\n').slice(1).map(rowOf);
