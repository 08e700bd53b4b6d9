import { withheldWords } from '#features/accounts/core/strings/en/withheld-words.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { WaitDuration } from '#kernel/waiting-time.ts';

const daysOf = (count: number) => pluralForm('en', count, { one: '1 day', other: `${count} days` });

const waitWords = ({ days, hours, minutes }: WaitDuration) => {
  if (days > 0) return hours > 0 && days < 7 ? `${daysOf(days)} ${hours} h` : daysOf(days);
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`;
  return `${minutes} min`;
};

export const sentences = {
  withheldWords,
  leadNotFound: 'Lead not found',
  alreadyDeclined: 'You’ve already declined this lead',
  messageMissing: 'Write a message to the client',
  messageTooLong: 'Message must be 2,000 characters or less',
  noteTooLong: 'Note must be 1,000 characters or less',
  searchTooLong: 'Search must be 100 characters or less',

  title: 'Leads',
  views: 'View',
  list: 'List',
  board: 'Board',
  newInquiry: 'New Inquiry',
  newMessage: 'New message',
  active: 'Active',
  waits: ({ days, hours, minutes }: WaitDuration) => `waiting ${waitWords({ days, hours, minutes })}`,
  waitingFirst: (count: number) =>
    pluralForm('en', count, { one: '1 lead waiting', other: `${count} leads waiting, longest wait first` }),
  trade: 'Trade',
  place: 'Place',
  value: 'Value',
  request: 'Request',
  open: 'not stated',
  upTo: (sum: string) => `up to ${sum}`,
  from: (sum: string) => `from ${sum}`,
  between: (min: string, max: string) => `${min} to ${max}`,
  search: 'Search by name',
  stageFilter: 'Stage',
  allStages: 'All stages',
  order: 'Order',
  orders: { waiting: 'Longest wait first', latest: 'Latest first' },
  noneFound: 'No leads found',
  noneFoundText: 'Try another name, or show all stages.',
  showAll: 'Show all leads',
  note: 'Note',
  addNote: 'Note…',
  noteTitle: (name: string) => `Your note about ${name}`,
  noteLead: 'Only your team can see this note. The client can’t.',
  saveNote: 'Save note',
  savingNote: 'Saving…',
  noteFailed: 'We couldn’t save the note',
  hasAccepted: 'Quote accepted. No messages yet.',
  attachments: (count: number) =>
    pluralForm('en', count, { one: '1 attachment', other: `${count} attachments` }),
  whose: 'Assignee',
  ofAll: 'All',
  mine: 'Mine',
  noneMine: 'No leads assigned to you',
  noneMineText: 'You or a colleague can assign a lead in its conversation.',
  none: 'No leads yet',
  noneText: 'When someone messages your company, the conversation appears here.',
  failed: 'We couldn’t load your leads',
  failedText: 'Try again in a moment.',
  tryAgain: 'Try again',
  older: 'Older leads',
  newest: 'Newest leads',

  // The board says these.
  stages: { new: 'New', talking: 'In talks', quoted: 'Quoted', won: 'Won', lost: 'Lost' },
  placedByHand: 'Moved manually',
  stagesOfBoard: 'Stages',
  stageCount: (stage: string, count: number) =>
    `${stage}: ${pluralForm('en', count, { one: '1 lead', other: `${count} leads` })}`,
  emptyStage: 'No leads',
  onOtherPages: 'None on this page',
  worth: (sum: string) => `${sum} in total`,
  howToMove:
    'Drag a card to another column, or select its button and press the left or right arrow key. The button also opens a menu with all columns.',
  move: (name: string) => `Move ${name}`,
  moveTo: 'Move to…',
  decline: 'Decline…',
  moved: (name: string, stage: string) => `${name} is now in ${stage}`,
  moveFailed: (name: string) => `We couldn’t move ${name}`,
  writeQuote: 'Write a quote',
  quoteFailed: (name: string) => `We couldn’t start the quote for ${name}`,
  movedBack: (name: string, stage: string) => `${name} is back in ${stage}`,

  // Declining says these.
  declineTitle: (name: string) => `Decline the lead from ${name}`,
  declineLead:
    'The client will see this message in your conversation, followed by a list of similar companies.',
  reasons: {
    'fully-booked': 'Fully booked',
    'too-far': 'Too far away',
    'not-our-trade': 'Not our trade',
    'too-small': 'Too small for us',
    other: 'Another reason',
  },
  because: {
    'fully-booked': 'we’re fully booked when you need us',
    'too-far': 'you’re too far away for us',
    'not-our-trade': 'this isn’t the kind of work we do',
    'too-small': 'the job is too small for us to do well at a fair price',
    other: 'we can’t take it on at the moment',
  },
  declineMessage: {
    first: (because: string) =>
      `Thank you for asking us. We’re sorry, but we have to decline: ${because}.\n\nGood luck with your project.`,
    running: (because: string) =>
      `Thank you for talking with us. We’re sorry, but we can’t take this on after all: ${because}.\n\nGood luck with your project.`,
  },
  declineAndSend: 'Decline and send',
  declining: 'Sending…',
  reason: 'Reason',
  declineText: 'Message to the client',
  stage: 'Stage of this lead',
  declined: 'Lead declined',
  declinedText: (name: string) => `We’ve let ${name} know.`,
  declineFailed: 'We couldn’t decline the lead',
  cancel: 'Cancel',
  close: 'Close',
  declinedFor: (reason: string) => `Declined: ${reason}`,

  // The dashboard says these.
  recentLeads: 'Recent leads',
  viewAll: 'View All',
  newLead: 'New Lead',
  responded: 'Responded',
  latestReviews: 'Latest reviews',

  // The tab of reviews says these.
  reviewCount: (count: number) => pluralForm('en', count, { one: '1 review', other: `${count} reviews` }),
  noReviews: 'No reviews yet',
  noReviewsText: 'Clients can review your company once you’ve completed a project with them.',
  reviewsFailed: 'We couldn’t load your reviews',
  olderReviews: 'Older reviews',
  newestReviews: 'Newest reviews',
} as const;
