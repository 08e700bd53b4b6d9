/** What the host itself says: the same few sentences behind every endpoint. */
export const sentences = {
  invalidInput: 'Please check the fields marked below.',
  invalidField: 'This value is not valid.',
  malformedJson: 'The request is not valid JSON.',
  notJson: 'Send this request as JSON.',
  bodyTooLarge: 'The request is too large.',
  addressTooLong: 'The address is too long.',
  headersTooLarge: 'The request headers are too large.',
  badRequest: 'The request could not be understood.',
  requestTimeout: 'The request took too long to arrive.',
  methodNotAllowed: 'This address does not take that kind of request.',
  notFound: 'There is nothing at this address.',
  signInFirst: 'Please log in first.',
  stepUpNeeded: 'Please show once more that it is you.',
  wrongPassword: 'Current password is incorrect',
  notAllowed: 'Your account may not do this.',
  ownersOnly: 'Only the owner of the company can do this.',
  managersOnly: 'Only the owner and the managers of the company can do this.',
  factorMissing: 'Set up a second factor first.',
  foreignOrigin: 'This request came from another website and was refused.',
  foreignHost: 'Giewel does not answer at this address.',
  tooManyRequests: 'Too many attempts. Please try again in {minutes} min.',
  storageFull:
    'This account’s {gigabytes} GB of storage are full. Delete files that are no longer needed, then try again.',
  tooMuchAtOnce:
    'That was more in a minute than a person does. Please go on in {seconds} seconds: nothing is lost.',
  tooManyTitle: 'A short pause, please',
  unusableKey: 'An Idempotency-Key has 1 to 128 characters.',
  keyReused: 'This Idempotency-Key was already used for a different request.',
  conflict: 'This conflicts with something that already exists.',
  unavailable: 'Giewel is catching its breath. Please try again in a moment.',
  fault: 'Something went wrong on our side. Please try again.',
  offlineTitle: 'You are offline',
  offlineText: 'This page opens by itself once you are connected again. Nothing you wrote elsewhere is lost.',
  tryAgain: 'Try again',
  awayTitle: 'One moment, please',
  awayText: 'Giewel is catching its breath. This page tries again by itself in a few seconds.',
  /** Above a page that was kept. */
  asOf: 'Giewel is catching its breath. What you see is as of {time}.',
  /** Above a page, to whoever reads this language and is shown another. */
  alsoHere: 'Giewel is also in English.',
  docsTitle: 'Giewel API',
  docsStepUp:
    'Needs a proof: a sign-in or another proof in this session within 5 minutes, or `currentPassword` in the body.',
  docsStepUpOf:
    'Where it changes {fields}, it needs a proof: a sign-in or another proof in this session within 5 minutes, or `currentPassword` in the body.',
  docsStepUpFor:
    'With {value} it needs a proof: a sign-in or another proof in this session within 5 minutes, or `currentPassword` in the body.',
  docsLead: 'Every endpoint, as the contracts declare it. The machine-readable form is at /api/openapi.json.',
  docsInput: 'Input',
  docsAnswer: 'Answer',
  docsRefusals: 'Refusals',
} as const;
