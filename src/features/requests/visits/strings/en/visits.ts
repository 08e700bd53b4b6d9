/** A company comes to see the work: these are refusals, and texts of calendars. */
export const sentences = {
  visitNotFound: 'Visit not found',
  invitationNotFound: 'Request not found',
  partnerNotFound: 'Choose a client you’re in touch with',
  memberNotFound: 'Team member not found',
  calendarNotFound: 'This calendar link no longer works. Create a new one.',
  noStreet: 'Enter the street and number',
  companySuspended:
    'This company is currently suspended. You can contact it again once the suspension is lifted.',
  invitationEnded: 'This request has ended',
  notAvailable: 'You can’t propose a visit at the moment',
  visitStands: 'You’ve already planned a visit. Move it instead.',
  visitEnded: 'This visit is over or has been cancelled',
  notYourTurn: 'There are no times to choose from at the moment',
  slotGone: 'This time is no longer available. Choose another one.',
  memberBusy: 'The team member already has a visit at that time',

  startRequired: 'Choose a day and a time',
  minutesInvalid: 'A visit must last between 15 minutes and 8 hours',
  slotsRequired: 'Choose at least one time',
  threeAtMost: 'You can propose up to three times',
  slotInPast: 'Choose times in the future',
  slotsOverlap: 'These times overlap',
  slotTooLate: 'Choose times within the next 6 months',
  slotAfterRequest: 'The request will have expired by then. Choose an earlier time.',
  oneOfTwo: 'Choose the request or client the visit is for',
  tooLong: 'This text is too long',
} as const;
