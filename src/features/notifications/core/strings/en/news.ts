import { proofKindNames } from '#features/companies/core/strings/en/proof-names.ts';
import type { NotificationSubjects } from '#features/notifications/core/rules/notification-subjects.ts';
import { noonOf } from '#kernel/calendar.ts';
import { formatDateWithWeekday, formatLongDate, formatTime } from '#kernel/dates.ts';
import { pluralForm } from '#kernel/plural.ts';
import { withoutPlan } from './without-plan.ts';

/** Midnight after a day means that day’s end. */
const lastDayBefore = (until: string) => formatLongDate(new Date(Date.parse(until) - 1), 'en');

/** Returns "Sunday 15 March 2026, 08:00" in Luxembourg's time. */
const dayAndTime = (start: string) =>
  `${formatDateWithWeekday(new Date(start), 'en')}, ${formatTime(new Date(start))}`;

const takenThings: Record<NotificationSubjects['contentTakenDown']['what'], string> = {
  picture: 'a picture in your gallery',
  logo: 'your logo',
  description: 'your description',
  profile: 'your profile',
  project: 'one of your projects',
  message: 'one of your messages',
  reply: 'your reply to a review',
};

const waitingQueues: Record<NotificationSubjects['moderationWaits']['queue'], string> = {
  appeals: 'an appeal about an unpublished review',
  'conversation-reports': 'a reported conversation',
  'client-reports': 'a report about a client',
  facts: 'a company document',
  vat: 'a VAT number',
  'content-reports': 'a report of illegal content',
  objections: 'an appeal about a takedown',
  'request-reports': 'a reported request',
  'quote-reports': 'a reported quote',
  people: 'a proposed suspension',
};

const sentenceStart = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Older notifications contain no reasons. */
const reasonsIn = (statement: string | undefined) =>
  statement ? `Reason: “${statement}”${/[.!?]$/.test(statement) ? '' : '.'} ` : '';

const redressOutside =
  'You can also go to court, or turn to an out-of-court dispute settlement body certified under Article 21 of the Digital Services Act.';

/**
 * Each kind has a title, which the bell, the mail's subject and the SMS share, and the mail's sentence and button. The
 * bell's texts come with its response, so no screen needs these.
 */
export const sentences = {
  messageReceived: {
    title: ({ from }: NotificationSubjects['messageReceived']) => `${from} sent you a message`,
    text: () => 'Open the conversation to reply.',
    button: 'Read and reply',
  },
  projectCreated: {
    title: ({ from, name }: NotificationSubjects['projectCreated']) =>
      `${from} started a project with you: “${name}”`,
    text: () => 'See what’s planned, and send a message about the next step.',
    button: 'Open the project',
  },
  projectMarkedDone: {
    title: ({ from, name }: NotificationSubjects['projectMarkedDone']) =>
      `${from} marked “${name}” as complete`,
    text: () => 'If you agree that the work is done, mark the project as complete too.',
    button: 'Open the project',
  },
  projectCompleted: {
    title: ({ from, name }: NotificationSubjects['projectCompleted']) =>
      `${from} confirmed that “${name}” is complete`,
    text: () => 'You’ve both confirmed that the work is done. The client can now leave a review.',
    button: 'Open the project',
  },
  projectDeclined: {
    title: ({ from, name }: NotificationSubjects['projectDeclined']) => `${from} declined “${name}”`,
    text: () => 'You can read the reason on the project page. Other companies may be available.',
    button: 'Open the project',
  },
  projectCancelled: {
    title: ({ from, name }: NotificationSubjects['projectCancelled']) => `${from} cancelled “${name}”`,
    text: () => 'You don’t need to do anything.',
    button: 'Open the project',
  },
  roomChanged: {
    title: ({ from, name, what, milestone }: NotificationSubjects['roomChanged']) => {
      if (what === 'file') return `${from} added a file to “${name}”`;
      if (what === 'milestone') return `${from} added the milestone “${milestone}” to “${name}”`;
      if (what === 'reached') return `${from} ticked off the milestone “${milestone}” in “${name}”`;
      return `${from} updated “${name}”`;
    },
    text: () => 'See the new pictures, documents or milestones on the project page.',
    button: 'Open the project',
  },
  publicationAsked: {
    title: ({ from, name }: NotificationSubjects['publicationAsked']) =>
      `${from} would like to show “${name}” on their profile`,
    text: () =>
      'See which pictures they’d like to show, and agree with one click. We won’t show anything unless you agree.',
    button: 'See the pictures',
  },
  publicationAnswered: {
    title: ({ from, name, outcome }: NotificationSubjects['publicationAnswered']) =>
      outcome === 'agreed'
        ? `${from} agreed that you can show “${name}”`
        : `${from} doesn’t want you to show “${name}”`,
    text: ({ outcome }: NotificationSubjects['publicationAnswered']) =>
      outcome === 'agreed'
        ? 'The pictures are in your gallery, and the project is on your profile.'
        : 'Your gallery and profile stay as they are.',
    button: 'Open the project',
  },
  reviewReceived: {
    title: ({ from, name, rating }: NotificationSubjects['reviewReceived']) =>
      `${from ?? 'A client'} gave ${name ? `“${name}”` : 'you'} ${rating} out of 5 stars`,
    text: () => 'The review will be public once a moderator has approved it.',
    button: 'See your reviews',
  },
  reviewWaiting: {
    title: ({ company }: NotificationSubjects['reviewWaiting']) =>
      `A review of ${company} needs your approval`,
    text: () => 'The review will be public once you approve it.',
    button: 'Read the review',
  },
  reviewApproved: {
    title: ({ company }: NotificationSubjects['reviewApproved']) => `Your review of ${company} is public`,
    text: () => 'Thank you. Your review helps other people choose a company.',
    button: 'See your review',
  },
  reviewWithheld: {
    title: ({ company }: NotificationSubjects['reviewWithheld']) =>
      `A moderator has rejected your review of ${company}`,
    text: ({ statement }: NotificationSubjects['reviewWithheld']) =>
      `${reasonsIn(statement)}You can read the decision next to the review, on the project page. You can change your review and send it again, or appeal against the decision once.`,
    button: 'Read why',
  },
  reviewStaysWithheld: {
    title: ({ company }: NotificationSubjects['reviewStaysWithheld']) =>
      `Your appeal wasn’t upheld: your review of ${company} stays unpublished`,
    text: ({ statement }: NotificationSubjects['reviewStaysWithheld']) =>
      `${reasonsIn(statement)}You can read the decision next to the review, on the project page. ${redressOutside}`,
    button: 'Read the decision',
  },
  reviewEditRefused: {
    title: ({ company }: NotificationSubjects['reviewEditRefused']) =>
      `Your changes to the review of ${company} weren’t accepted`,
    text: ({ statement }: NotificationSubjects['reviewEditRefused']) =>
      `${reasonsIn(statement)}The published version stays public. You can change your review again until its editing period ends.`,
    button: 'See your review',
  },
  reviewReplied: {
    title: ({ company }: NotificationSubjects['reviewReplied']) => `${company} replied to your review`,
    text: () => 'Everyone can read the reply below your review.',
    button: 'Read the reply',
  },
  reviewFlagged: {
    title: ({ company }: NotificationSubjects['reviewFlagged']) => `${company} reported a review`,
    text: () => 'The review stays public until you decide.',
    button: 'Read the review',
  },
  clientReportDecided: {
    title: ({ client, outcome }: NotificationSubjects['clientReportDecided']) =>
      outcome === 'upheld'
        ? `Your report about ${client} was upheld`
        : `Your report about ${client} was dismissed`,
    text: ({ outcome }: NotificationSubjects['clientReportDecided']) =>
      outcome === 'upheld'
        ? 'A moderator has reviewed your report and taken action. Thank you.'
        : 'A moderator has reviewed your report and found no reason to act. You can still block this client.',
    button: 'Open the conversation',
  },
  vatNumberChecked: {
    title: ({ vatNumber, outcome }: NotificationSubjects['vatNumberChecked']) =>
      ({
        confirmed: `Your VAT number ${vatNumber} was confirmed`,
        refused: `We couldn’t confirm your VAT number ${vatNumber}`,
        taken: `Your VAT number ${vatNumber} is no longer verified`,
        withdrawn: `Your VAT number ${vatNumber} is no longer verified`,
        again: `We’re checking your VAT number ${vatNumber} again`,
      })[outcome],
    text: ({ outcome }: NotificationSubjects['vatNumberChecked']) =>
      ({
        confirmed: 'Your profile now shows the Verified badge.',
        refused:
          'VIES, the European Commission’s register, doesn’t list this number as valid. Check it on your profile, or contact us.',
        withdrawn: 'A moderator confirmed the number by mistake. Check it on your profile, or contact us.',
        taken: 'Another company is registered under this VAT number. If the number is yours, contact us.',
        again:
          'We need to confirm that the VAT number belongs to your company. Until then, your profile won’t show the badge.',
      })[outcome],
    button: 'Open your profile',
  },
  proofDecided: {
    title: ({ fact, outcome, lastDay }: NotificationSubjects['proofDecided']) => {
      const day = lastDay ? formatLongDate(new Date(lastDay), 'en') : '';
      return `${proofKindNames[fact]}: ${
        {
          verified: 'verified',
          refused: 'not accepted',
          ending: `verified only until ${day}`,
          ended: `verification ended on ${day}`,
        }[outcome]
      }`;
    },
    text: ({ outcome }: NotificationSubjects['proofDecided']) =>
      ({
        verified: 'Your profile now shows this detail, with its source and date.',
        refused: 'You’ll find the reason on your profile, where you can also send us a different document.',
        ending: 'To keep the badge, send us a new document before then.',
        ended:
          'Your profile no longer shows this detail. Send us a new document, and a moderator will review it.',
      })[outcome],
    button: 'Open your profile',
  },
  contentTakenDown: {
    title: ({ what }: NotificationSubjects['contentTakenDown']) =>
      `${sentenceStart(takenThings[what])} was taken down`,
    text: ({ statement }: NotificationSubjects['contentTakenDown']) =>
      `One of our moderators made this decision after a report, without automated tools. ${reasonsIn(statement)}No one else can see the content now. You can appeal within 6 months, free of charge. A different moderator will then review the decision.`,
    button: 'Read why and appeal',
  },
  objectionDecided: {
    title: ({ what, outcome }: NotificationSubjects['objectionDecided']) =>
      outcome === 'restored'
        ? `${sentenceStart(takenThings[what])} has been restored`
        : `Your appeal wasn’t upheld: ${takenThings[what]} won’t be restored`,
    text: ({ outcome }: NotificationSubjects['objectionDecided']) =>
      outcome === 'restored'
        ? 'A moderator agreed with your appeal, and we’ve restored the content.'
        : `The decision explains why. ${redressOutside}`,
    button: 'Read the decision',
  },
  standingChanged: {
    title: ({ outcome, partner, lastDay }: NotificationSubjects['standingChanged']) => {
      if (outcome === 'warning') return 'A moderator has warned you';
      if (outcome === 'block') return `You and ${partner} can no longer message each other`;
      return `You can’t start new conversations until ${formatLongDate(new Date(lastDay), 'en')}`;
    },
    text: ({ statement }: NotificationSubjects['standingChanged']) =>
      `A moderator made this decision after a report. ${reasonsIn(statement)}If you disagree, contact us. A different person will then review the decision.`,
    button: 'Contact us',
  },
  conversationReportDecided: {
    title: ({ partner, outcome }: NotificationSubjects['conversationReportDecided']) =>
      outcome === 'upheld'
        ? `Your report about the conversation with ${partner} was upheld`
        : `Your report about the conversation with ${partner} was dismissed`,
    text: ({ outcome }: NotificationSubjects['conversationReportDecided']) =>
      outcome === 'upheld'
        ? 'A moderator has read the conversation and taken action. Thank you.'
        : 'A moderator has read the conversation and found no reason to act. You can still block this person.',
    button: 'Open the conversation',
  },
  requestReportDecided: {
    title: ({ title, outcome }: NotificationSubjects['requestReportDecided']) =>
      outcome === 'upheld'
        ? `Your report about the request “${title}” was upheld`
        : `Your report about the request “${title}” was dismissed`,
    text: ({ outcome }: NotificationSubjects['requestReportDecided']) =>
      outcome === 'upheld'
        ? 'A moderator has read the request and closed it. Thank you.'
        : 'A moderator has read the request and found no reason to act. You can still decline it.',
    button: 'Open the request',
  },
  requestTakenDown: {
    title: ({ title }: NotificationSubjects['requestTakenDown']) =>
      `A moderator closed your request “${title}”`,
    text: ({ statement }: NotificationSubjects['requestTakenDown']) =>
      `A company reported your request, and a moderator agreed. ${reasonsIn(statement)}If you think the decision is wrong, contact us. ${redressOutside}`,
    button: 'Open the request',
  },
  quoteReportDecided: {
    title: ({ number, outcome }: NotificationSubjects['quoteReportDecided']) =>
      outcome === 'upheld'
        ? `Your report about quote ${number} was upheld`
        : `Your report about quote ${number} was dismissed`,
    text: ({ from, outcome }: NotificationSubjects['quoteReportDecided']) =>
      outcome === 'upheld'
        ? `A moderator has read the quote and agreed with you. We’ve told ${from} why and withdrawn the quote, unless you’d already accepted it. Thank you.`
        : 'A moderator has read the quote and found no reason to act. You can still decline it.',
    button: 'Open the quote',
  },
  quoteTakenDown: {
    title: ({ number }: NotificationSubjects['quoteTakenDown']) =>
      `A moderator upheld a report about your quote ${number}`,
    text: ({ statement }: NotificationSubjects['quoteTakenDown']) =>
      `The client reported your quote, and a moderator agreed. ${reasonsIn(statement)}We’ve withdrawn the quote, unless it had already been accepted. If you think the decision is wrong, contact us. ${redressOutside}`,
    button: 'Open the quote',
  },
  moderationWaits: {
    title: ({ queue }: NotificationSubjects['moderationWaits']) => `To review: ${waitingQueues[queue]}`,
    text: () => 'Open the queue to review it.',
    button: 'Open the queue',
  },
  subscriptionChanged: {
    title: ({ outcome, lastDay }: NotificationSubjects['subscriptionChanged']) => {
      const day = lastDay ? formatLongDate(new Date(lastDay), 'en') : '';
      return {
        trialEnding: `Your free trial runs until ${day}`,
        trialEnded: 'Your free trial has ended',
        overdue: `Payment overdue: your plan stays active until ${day}`,
        cancelled: `Your plan is cancelled but stays active until ${day}`,
        ended: 'Your plan has ended',
      }[outcome];
    },
    text: ({ outcome }: NotificationSubjects['subscriptionChanged']) =>
      ({
        trialEnding: `To keep everything as it is, choose a plan before the trial ends. ${withoutPlan}`,
        trialEnded: `${withoutPlan} You can choose a plan at any time.`,
        overdue: 'We haven’t received your payment. Pay now to keep your plan, or change your card.',
        cancelled:
          'We won’t renew your plan. You can undo the cancellation for as long as the plan is active.',
        ended: `${withoutPlan} You can choose a plan at any time.`,
      })[outcome],
    button: 'Open your subscription',
  },
  listingEnds: {
    title: ({ lastDay }: NotificationSubjects['listingEnds']) =>
      `Your company is listed until ${formatLongDate(noonOf(lastDay), 'en')}`,
    text: () =>
      'To stay in the directory after that, you need a trade, a commune, a description of at least 40 characters and a verified email address. Your dashboard shows what’s missing.',
    button: 'See what’s missing',
  },
  requestSent: {
    title: ({ title, count, from }: NotificationSubjects['requestSent']) =>
      `Sent to ${pluralForm('en', count, { one: from, other: `${count} companies` })}: “${title}”`,
    text: () => 'We’ll tell you as soon as a company replies. You don’t have to accept any quote.',
    button: 'Open the request',
  },
  requestReceived: {
    title: ({ title, commune }: NotificationSubjects['requestReceived']) =>
      `New request in ${commune}: “${title}”`,
    text: () => 'A client has described the work and would like your reply.',
    sms: ({ title, commune, until }: NotificationSubjects['requestReceived']) =>
      `New request in ${commune}: “${title}”. Reply by the end of ${lastDayBefore(until)}`,
    button: 'Read the request',
  },
  requestReminder: {
    title: ({ title }: NotificationSubjects['requestReminder']) => `“${title}” still needs your reply`,
    text: ({ until }: NotificationSubjects['requestReminder']) =>
      `You have until the end of ${lastDayBefore(until)}. A message, a question or a “no” counts as a reply.`,
    sms: ({ title, until }: NotificationSubjects['requestReminder']) =>
      `“${title}” needs your reply by the end of ${lastDayBefore(until)}`,
    button: 'Read the request',
  },
  requestAnswered: {
    title: ({ title }: NotificationSubjects['requestAnswered']) =>
      `The client answered a question about “${title}”`,
    text: () => 'You can find the answer next to the request.',
    button: 'Read the answer',
  },
  requestAdded: {
    title: ({ title }: NotificationSubjects['requestAdded']) => `The client added details to “${title}”`,
    text: () => 'See the new text, pictures or plans.',
    button: 'Read the request',
  },
  requestStreetShown: {
    title: ({ title }: NotificationSubjects['requestStreetShown']) =>
      `You can now see the street address for “${title}”`,
    text: () => 'The client has shared the address. You can find it next to the request.',
    button: 'Read the request',
  },
  leadWaiting: {
    title: ({ from }: NotificationSubjects['leadWaiting']) => `${from} still needs your first reply`,
    text: () => 'This client messaged you 1 working day ago. A short reply or a polite “no” is enough.',
    button: 'Reply or decline',
  },
  leadHandedOver: {
    title: ({ from, client }: NotificationSubjects['leadHandedOver']) => `${from} assigned ${client} to you`,
    text: () => 'You’re now in charge of this client’s messages and requests.',
    button: 'Open the lead',
  },
  requestEnded: {
    title: ({ outcome, title }: NotificationSubjects['requestEnded']) =>
      ({
        expired: title ? `“${title}” expired before you replied` : 'A request expired before you replied',
        withdrawn: 'The client has withdrawn this request',
        closed: title ? `The request “${title}” was closed` : 'A request sent to you was closed',
      })[outcome],
    text: ({ outcome }: NotificationSubjects['requestEnded']) =>
      ({
        expired:
          'You had 3 working days to reply. Next time, you can decline with one tap, which also counts as a reply.',
        withdrawn: 'You don’t need to do anything.',
        closed: 'The client has decided. Thank you for your time.',
      })[outcome],
    button: 'See details',
  },
  wishedToAsk: {
    title: ({ trade, commune, day }: NotificationSubjects['wishedToAsk']) =>
      `A client wanted to send you a request: ${trade} in ${commune}, ${formatLongDate(noonOf(day), 'en')}`,
    text: () => 'Only companies with a plan or a trial get requests. Clients can still message you.',
    button: 'See the plans',
  },
  companyDeclined: {
    title: ({ from, title }: NotificationSubjects['companyDeclined']) => `${from} can’t take on “${title}”`,
    text: () => 'You can ask another company instead.',
    button: 'Open the request',
  },
  companySilent: {
    title: ({ from, title }: NotificationSubjects['companySilent']) =>
      `${from} didn’t reply to “${title}” in time`,
    text: () => 'You can ask another company instead. We’ll suggest 3 companies that do this work.',
    button: 'Ask another company',
  },
  companyAsked: {
    title: ({ from, title }: NotificationSubjects['companyAsked']) =>
      `${from} has a question about “${title}”`,
    text: () => 'You can answer just this company, or all the companies you asked.',
    button: 'Answer the question',
  },
  requestExpired: {
    title: ({ title }: NotificationSubjects['requestExpired']) => `“${title}” has expired`,
    text: () => 'Companies can no longer reply. You can still read the request and your messages.',
    button: 'Open the request',
  },
  visitProposed: {
    title: ({ from, start }: NotificationSubjects['visitProposed']) =>
      start ? `${from} would like to move the visit on ${dayAndTime(start)}` : `${from} has proposed a visit`,
    text: ({ start }: NotificationSubjects['visitProposed']) =>
      start
        ? 'Choose one of the new times. Until you do, the visit stays as planned.'
        : 'Choose one of the times, or ask for others.',
    button: 'Choose a time',
  },
  visitOthersAsked: {
    title: ({ from, start }: NotificationSubjects['visitOthersAsked']) =>
      start ? `${from} wants to keep the visit on ${dayAndTime(start)}` : `${from} has asked for other times`,
    text: ({ start }: NotificationSubjects['visitOthersAsked']) =>
      start
        ? 'None of the other times work for them. The visit stays as planned.'
        : 'None of the times you proposed work for them. You can propose others.',
    button: 'View visit',
  },
  visitAgreed: {
    title: ({ from, start, before }: NotificationSubjects['visitAgreed']) =>
      before
        ? `The visit with ${from} has moved to ${dayAndTime(start)}`
        : `Visit with ${from}: ${dayAndTime(start)}`,
    text: ({ before }: NotificationSubjects['visitAgreed']) =>
      before
        ? `The visit has been moved from ${dayAndTime(before)}. The calendar entry is attached to this email.`
        : 'The calendar entry is attached to this email. We’ll remind you the day before and 2 hours before.',
    button: 'View visit',
  },
  visitCancelled: {
    title: ({ from, start }: NotificationSubjects['visitCancelled']) =>
      start
        ? `The visit with ${from || 'someone who has left Giewel'} on ${dayAndTime(start)} has been cancelled`
        : `The proposed visit with ${from} has been cancelled`,
    text: ({ by, start }: NotificationSubjects['visitCancelled']) => {
      if (by === 'request') return 'The visit was cancelled because the request has ended.';
      const who = by === 'client' ? 'The client' : 'The company';
      return start ? `${who} has cancelled the visit.` : `${who} has withdrawn the proposed times.`;
    },
    button: 'Open your visits',
  },
  visitReminder: {
    title: ({ from, start, ahead }: NotificationSubjects['visitReminder']) =>
      ahead === 'day'
        ? `Tomorrow at ${formatTime(new Date(start))}: visit with ${from}`
        : `Today at ${formatTime(new Date(start))}: visit with ${from}`,
    text: ({ start }: NotificationSubjects['visitReminder']) =>
      `${dayAndTime(start)}. If the time no longer works for you, move or cancel the visit now.`,
    button: 'View visit',
  },
  quoteReceived: {
    title: ({ from, isChange }: NotificationSubjects['quoteReceived']) =>
      `${from} has sent you ${isChange ? 'a change order' : 'a quote'}`,
    text: ({ isChange }: NotificationSubjects['quoteReceived']) =>
      isChange
        ? 'See what’s added or removed and what it costs. Nothing changes until you accept it.'
        : 'Read it line by line, ask about a line, or compare it with other quotes.',
    button: 'Read it',
  },
  quoteRevised: {
    title: ({ from, number, isChange }: NotificationSubjects['quoteRevised']) =>
      `${from} has sent a new version of ${isChange ? 'change order' : 'quote'} ${number}`,
    text: () => 'The new version replaces the previous one.',
    button: 'Read the new version',
  },
  quoteWithdrawn: {
    title: ({ from, number, isChange }: NotificationSubjects['quoteWithdrawn']) =>
      `${from} has withdrawn ${isChange ? 'change order' : 'quote'} ${number}`,
    text: () => 'You can no longer accept it. Message the company if you’d like to know why.',
    button: 'See details',
  },
  quoteSigned: {
    title: ({ from, number, isChange }: NotificationSubjects['quoteSigned']) =>
      `You’ve accepted ${isChange ? 'change order' : 'quote'} ${number} from ${from}`,
    text: () =>
      'We keep a record of what you accepted, when and how. You have 14 days to withdraw from the contract.',
    button: 'See details',
  },
  quoteChangeAsked: {
    title: ({ from, number, isChange }: NotificationSubjects['quoteChangeAsked']) =>
      `${from} asked for a change to ${isChange ? 'change order' : 'quote'} ${number}`,
    text: () => 'The client can still accept the version you sent until you send a new one.',
    button: 'Read the message',
  },
  quoteDeclined: {
    title: ({ from, number, isChange }: NotificationSubjects['quoteDeclined']) =>
      `${from} has declined ${isChange ? 'change order' : 'quote'} ${number}`,
    text: () => 'You can read the reason on Giewel. Thank you for your time.',
    button: 'See details',
  },
  quoteAccepted: {
    title: ({ from, number, isChange }: NotificationSubjects['quoteAccepted']) =>
      `${from} has accepted ${isChange ? 'change order' : 'quote'} ${number}`,
    text: () =>
      'The project has started, and the payment plan is in the project room. Agree on a start date with the client.',
    button: 'See details',
  },
  quoteNotChosen: {
    title: ({ number }: NotificationSubjects['quoteNotChosen']) =>
      `Another quote was accepted instead of your quote ${number}`,
    text: () => 'You don’t need to do anything. Thank you for your time.',
    button: 'Open the quote',
  },
  quoteNotSent: {
    title: ({ from }: NotificationSubjects['quoteNotSent']) => `We couldn’t send your quote to ${from}`,
    text: () => 'We couldn’t create the PDF. Your quote is saved as a draft, so you can try again.',
    button: 'Open the draft',
  },
  companySuspended: {
    title: ({ from }: NotificationSubjects['companySuspended']) => `${from} is currently suspended`,
    text: () =>
      'Until the suspension is lifted, it can’t reply and you can’t accept its quotes. We’ll let you know if that happens. In the meantime, you can ask other companies.',
    button: 'See details',
  },
  companyReinstated: {
    title: ({ from }: NotificationSubjects['companyReinstated']) => `${from} is no longer suspended`,
    text: () => 'You can accept its quotes again, as long as they’re still valid.',
    button: 'See details',
  },
  quoteExpired: {
    title: ({ from, number }: NotificationSubjects['quoteExpired']) =>
      `Quote ${number} for ${from} has expired`,
    text: () => 'The client can no longer accept it. You can copy it into a new quote.',
    button: 'Open the quote',
  },
  contractWithdrawn: {
    title: ({ from, number }: NotificationSubjects['contractWithdrawn']) =>
      `${from} has withdrawn from the contract for quote ${number}`,
    text: () =>
      'The client has used their right to withdraw within 14 days, and we’ve cancelled the project. You must refund what they’ve paid within 14 days. They still have to pay for work you’ve already done at their request.',
    button: 'Open the quote',
  },
  withdrawalReceived: {
    title: ({ from, number }: NotificationSubjects['withdrawalReceived']) =>
      `You’ve withdrawn from the contract for quote ${number} with ${from}`,
    text: () =>
      'We’ve received your withdrawal and cancelled the project. We’ve emailed you a confirmation with the date and time.',
    button: 'Open the quote',
  },
  changeOrderWithdrawn: {
    title: ({ from, number }: NotificationSubjects['changeOrderWithdrawn']) =>
      `${from} has withdrawn from change order ${number}`,
    text: () => 'The total no longer includes the change order. The original contract still applies.',
    button: 'Open the quote',
  },
  changeWithdrawalReceived: {
    title: ({ from, number }: NotificationSubjects['changeWithdrawalReceived']) =>
      `You’ve withdrawn from change order ${number} with ${from}`,
    text: () =>
      'The total no longer includes the change order, but the original contract still applies. We’ve emailed you a confirmation with the date and time.',
    button: 'Open the quote',
  },
  contractEndAsked: {
    title: ({ from, number }: NotificationSubjects['contractEndAsked']) =>
      `${from} would like to end the contract for quote ${number}`,
    text: () => 'The contract ends only if you confirm. Read the reason, then confirm or decline.',
    button: 'Open the quote',
  },
  contractEndRefused: {
    title: ({ from, number }: NotificationSubjects['contractEndRefused']) =>
      `${from} doesn’t want to end the contract for quote ${number}`,
    text: () => 'The contract continues. You can message each other about it and ask again later.',
    button: 'Open the quote',
  },
  contractEnded: {
    title: ({ from, number }: NotificationSubjects['contractEnded']) =>
      `${from} has agreed to end the contract for quote ${number}`,
    text: () => 'The contract has ended, and we’ve cancelled the project.',
    button: 'Open the quote',
  },
  contractPartnerLeaves: {
    title: ({ from, number }: NotificationSubjects['contractPartnerLeaves']) =>
      `${from} is deleting their account, but your contract for quote ${number} continues`,
    text: () =>
      'The project and its documents stay where they are, and you can message each other until the work is done or you both end the contract. After that, you keep the signed documents.',
    button: 'Open the quote',
  },
} as const;
