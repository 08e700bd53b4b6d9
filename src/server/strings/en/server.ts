/** The host itself uses these few sentences behind every endpoint. */
export const sentences = {
  invalidInput: 'Check the fields marked below.',
  invalidField: 'This value isn’t valid.',
  unknownField: 'This field doesn’t exist.',
  malformedJson: 'The request isn’t valid JSON.',
  notJson: 'Send this request as JSON.',
  bodyTooLarge: 'The request is too large.',
  addressTooLong: 'The web address is too long.',
  headersTooLarge: 'The request headers are too large.',
  badRequest: 'We couldn’t understand the request.',
  requestTimeout: 'The request took too long to arrive. Try again.',
  notFound: 'There’s nothing at this address.',
  signInFirst: 'Please log in first.',
  tokenInvalid:
    'This API token is unknown, expired or revoked. Send “Authorization: Bearer” and a valid token.',
  tokenNotAllowed: 'You can’t do this with an API token. Log in on the website instead.',
  scopeMissing: 'This API token doesn’t have the scope {scope}.',
  methodNotAllowed: 'This address doesn’t accept this method. See the Allow header.',
  stepUpNeeded: 'Please confirm it’s you.',
  wrongPassword: 'Current password is incorrect',
  clientsOnly: 'You need a client account to do this.',
  companiesOnly: 'You need a company account to do this.',
  ownersOnly: 'Only the company’s owner can do this.',
  managersOnly: 'Only the company’s owner and managers can do this.',
  factorMissing: 'Set up two-step login first.',
  foreignOrigin: 'We rejected this request because it came from another website.',
  foreignHost: 'Giewel isn’t available at this address.',
  tooManyRequests: 'Too many attempts. Try again in {minutes} min.',
  tooManyForHours: 'Too many attempts. Try again in {hours} hours.',
  tooManyForDays: 'Too many attempts. Try again in {days} days.',
  storageFull:
    'This account has used all of its {gigabytes} GB of storage. Delete files you no longer need, then try again.',
  tooMuchAtOnce: 'Too many actions in a minute. You haven’t lost anything. Try again in {seconds} seconds.',
  tooManyProfiles:
    'You’ve viewed 600 companies on this connection today, which is the most we show without an account. Log in to continue, or come back in {hours} hours.',
  tooManyTitle: 'Please slow down',
  unusableKey: 'An Idempotency-Key must be 1 to 128 characters long.',
  keyReused: 'Your first attempt went through. To send this version too, try again.',
  conflict: 'Your change conflicts with something that already exists. Reload the page and try again.',
  unavailable: 'We’re having trouble right now. Try again in a moment.',
  fault: 'Something went wrong on our side. Try again.',
  offlineTitle: 'You’re offline',
  offlineText:
    'This page opens automatically once you’re back online. Anything you entered on other pages is safe.',
  tryAgain: 'Try again',
  awayTitle: 'One moment, please',
  awayText: 'We’re having trouble right now. This page will try again automatically in a few seconds.',
  /** It is above a cached page. */
  asOf: 'We’re having trouble right now. This version of the page is from {time}.',
  /** It is above a page, for a reader of this language who is shown another. */
  alsoHere: 'Giewel is also available in English.',
  docsTitle: 'Giewel API',
  docsStepUp:
    'Requires step-up: a login or another proof of identity in this session within the last 5 minutes, or `currentPassword` in the body.',
  docsStepUpOf:
    'Changing {fields} requires step-up: a login or another proof of identity in this session within the last 5 minutes, or `currentPassword` in the body.',
  docsLead: 'Every endpoint of the Giewel API. The machine-readable version is at /api/openapi.json.',
} as const;
