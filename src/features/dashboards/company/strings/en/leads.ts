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
  leadNotFound: 'There is no such lead',
  alreadyDeclined: 'You have declined this lead already',
  messageMissing: 'Write what the client is to read',
  messageTooLong: 'This cannot exceed 2,000 characters',
  noteTooLong: 'A note cannot exceed 1,000 characters',
  searchTooLong: 'A search cannot exceed 100 characters',

  title: 'Leads',
  views: 'How leads are shown',
  list: 'List',
  board: 'Board',
  newInquiry: 'New Inquiry',
  newMessage: 'New message',
  active: 'Active',
  waits: ({ days, hours, minutes }: WaitDuration) => `waits ${waitWords({ days, hours, minutes })}`,
  waitingFirst: (count: number) =>
    pluralForm('en', count, { one: '1 lead waiting', other: `${count} leads waiting, longest first` }),
  trade: 'Trade',
  place: 'Place',
  value: 'Value',
  request: 'Request',
  open: 'open',
  upTo: (sum: string) => `up to ${sum}`,
  from: (sum: string) => `from ${sum}`,
  between: (min: string, max: string) => `${min} to ${max}`,
  search: 'Search by name',
  stageFilter: 'Stage',
  allStages: 'All stages',
  order: 'Order',
  orders: { waiting: 'Longest wait first', latest: 'Latest first' },
  noneFound: 'No lead matches',
  noneFoundText: 'Try another name, or all stages.',
  showAll: 'Show all leads',
  note: 'Note',
  addNote: 'Note…',
  noteTitle: (name: string) => `Your note about ${name}`,
  noteLead: 'For your team alone. The client never sees it.',
  saveNote: 'Save note',
  savingNote: 'Saving…',
  noteFailed: 'The note could not be saved',
  hasAccepted: 'Accepted your quote. No messages yet',
  attachments: (count: number) =>
    pluralForm('en', count, { one: '1 attachment', other: `${count} attachments` }),
  whose: 'Whose leads',
  ofAll: 'All',
  mine: 'Mine',
  noneMine: 'Nothing is yours to look after',
  noneMineText: 'In a conversation you or a colleague can say who looks after it.',
  none: 'No leads yet',
  noneText: 'When somebody writes to your company, the conversation shows here.',
  failed: 'Your leads could not be loaded',
  failedText: 'Please try again in a moment.',
  tryAgain: 'Try again',
  older: 'Older leads',
  newest: 'Newest leads',

  // The board says these.
  stages: { new: 'New', talking: 'In talks', quoted: 'Quoted', won: 'Won', lost: 'Lost' },
  placedByHand: 'Moved by hand',
  stagesOfBoard: 'Stages',
  stageCount: (stage: string, count: number) =>
    `${stage}: ${pluralForm('en', count, { one: '1 lead', other: `${count} leads` })}`,
  emptyStage: 'Nothing here',
  onOtherPages: 'None on this page',
  worth: (sum: string) => `${sum} in all`,
  howToMove:
    'Drag a card into another column, or use the left and right arrow keys on its button. The button opens a menu with all columns.',
  move: (name: string) => `Move ${name}`,
  moveTo: 'Move to…',
  decline: 'Decline…',
  moved: (name: string, stage: string) => `${name} is now in ${stage}`,
  moveFailed: (name: string) => `${name} could not be moved`,
  writeQuote: 'Write a quote',
  quoteFailed: (name: string) => `The quote for ${name} was not begun`,
  movedBack: (name: string, stage: string) => `${name} is back in ${stage}`,

  // Declining says these.
  declineTitle: (name: string) => `Decline the inquiry of ${name}`,
  declineLead:
    'The client reads the text below in the conversation, and is shown similar companies beneath it.',
  reasons: {
    'fully-booked': 'Fully booked',
    'too-far': 'Too far away',
    'not-our-trade': 'Not our trade',
    'too-small': 'Too small for us',
    other: 'Another reason',
  },
  because: {
    'fully-booked': 'we are fully booked for the time you need us',
    'too-far': 'your place is too far away for us',
    'not-our-trade': 'this is not the work we do',
    'too-small': 'the work is too small for us to do it well at a fair price',
    other: 'we cannot take it on at the moment',
  },
  declineMessage: {
    first: (because: string) =>
      `Thank you for asking us. We are sorry to say no: ${because}.\n\nWe wish you good luck with your plans.`,
    running: (because: string) =>
      `Thank you for the talks we have had. We are sorry that we cannot take this on after all: ${because}.\n\nWe wish you good luck with your plans.`,
  },
  declineAndSend: 'Decline and send',
  declining: 'Sending…',
  reason: 'Why',
  declineText: 'What the client reads',
  stage: 'Stage of this lead',
  declined: 'Inquiry declined',
  declinedText: (name: string) => `${name} was told.`,
  declineFailed: 'The inquiry could not be declined',
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
  noReviewsText: 'A client can review your company once a project with it is completed.',
  reviewsFailed: 'Your reviews could not be loaded',
  olderReviews: 'Older reviews',
  newestReviews: 'Newest reviews',
} as const;
