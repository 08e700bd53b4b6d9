import { proofKindNames } from '#features/companies/core/strings/en/proof-names.ts';
import type { NotificationSubjects } from '#features/notifications/core/rules/notification-subjects.ts';
import { noonOf } from '#kernel/calendar.ts';
import { formatLongDate, formatTime } from '#kernel/dates.ts';
import { withoutPlan } from './without-plan.ts';

/** Midnight after a day means that day’s end. */
const lastDayBefore = (until: string) => formatLongDate(new Date(Date.parse(until) - 1), 'en');

/** Returns "15 March 2026, 08:00" in Luxembourg's time. */
const dayAndTime = (start: string) =>
  `${formatLongDate(new Date(start), 'en')}, ${formatTime(new Date(start))}`;

const takenThings: Record<NotificationSubjects['contentTakenDown']['what'], string> = {
  picture: 'a picture of your gallery',
  logo: 'your logo',
  description: 'your description',
  profile: 'your profile',
  project: 'a project of yours',
  message: 'a message of yours',
  reply: 'your answer to a review',
};

const waitingQueues: Record<NotificationSubjects['moderationWaits']['queue'], string> = {
  appeals: 'an objection to a withheld review',
  'conversation-reports': 'a reported conversation',
  'client-reports': 'a report about a client',
  facts: 'a proof of a company',
  vat: 'a VAT number',
  'content-reports': 'a report of illegal content',
  objections: 'an objection to something taken down',
  'request-reports': 'a reported request',
  'quote-reports': 'a reported quote',
  people: 'a proposed suspension',
};

const sentenceStart = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Older notifications contain no reasons. */
const reasonsIn = (statement: string | undefined) => (statement ? `The reasons: “${statement}” ` : '');

const redressOutside =
  'You may turn to an out-of-court dispute settlement body certified under article 21 of the Digital Services Act, or to a court.';

/**
 * Each kind has a title, which the bell, the mail's subject and the SMS share, and the mail's sentence and button. The
 * bell's texts come with its response, so no screen needs these.
 */
export const sentences = {
  messageReceived: {
    title: ({ from }: NotificationSubjects['messageReceived']) => `${from} sent you a message`,
    text: () => 'It is waiting for you on Giewel:',
    button: 'Read and answer',
  },
  projectCreated: {
    title: ({ from, name }: NotificationSubjects['projectCreated']) =>
      `${from} created the project “${name}” with you`,
    text: () => 'Have a look at what is planned, and write to each other about the next step.',
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
      `${from} agrees: “${name}” is completed`,
    text: () => 'Both of you have said so. The client can leave a review now.',
    button: 'Open the project',
  },
  projectDeclined: {
    title: ({ from, name }: NotificationSubjects['projectDeclined']) => `${from} declined “${name}”`,
    text: () => 'The project says why. There are other companies who may have time.',
    button: 'Open the project',
  },
  projectCancelled: {
    title: ({ from, name }: NotificationSubjects['projectCancelled']) => `${from} cancelled “${name}”`,
    text: () => 'There is nothing more you need to do.',
    button: 'Open the project',
  },
  roomChanged: {
    title: ({ from, name }: NotificationSubjects['roomChanged']) => `${from} added something to “${name}”`,
    text: () => 'New pictures, documents or milestones are waiting for you on the page of the project.',
    button: 'Open the project',
  },
  publicationAsked: {
    title: ({ from, name }: NotificationSubjects['publicationAsked']) =>
      `${from} would like to show “${name}”`,
    text: () => 'You see which pictures, and agree with one click. Nothing is shown unless you agree.',
    button: 'See the pictures',
  },
  publicationAnswered: {
    title: ({ from, name, outcome }: NotificationSubjects['publicationAnswered']) =>
      outcome === 'agreed'
        ? `${from} agrees that “${name}” is shown`
        : `${from} does not want “${name}” to be shown`,
    text: ({ outcome }: NotificationSubjects['publicationAnswered']) =>
      outcome === 'agreed'
        ? 'The pictures are in your gallery, and the project is on your profile.'
        : 'Your gallery and your profile stay as they were.',
    button: 'Open the project',
  },
  reviewReceived: {
    title: ({ from, name, rating }: NotificationSubjects['reviewReceived']) =>
      `${from ?? 'A client'} gave ${name ? `“${name}”` : 'you'} ${rating} of 5 stars`,
    text: () => 'The review becomes public once a moderator has read it.',
    button: 'See your reviews',
  },
  reviewWaiting: {
    title: ({ company }: NotificationSubjects['reviewWaiting']) =>
      `A review of ${company} waits to be looked at`,
    text: () => 'It is public once you approve it.',
    button: 'Look at it',
  },
  reviewApproved: {
    title: ({ company }: NotificationSubjects['reviewApproved']) => `Your review of ${company} is public`,
    text: () => 'Thank you: it helps the next person who looks for a company.',
    button: 'See your review',
  },
  reviewWithheld: {
    title: ({ company }: NotificationSubjects['reviewWithheld']) => `Your review of ${company} is withheld`,
    text: ({ statement }: NotificationSubjects['reviewWithheld']) =>
      `${reasonsIn(statement)}You find the reason beside the review, on the page of your project. You can change it and send it again, or object once.`,
    button: 'Read why',
  },
  reviewStaysWithheld: {
    title: ({ company }: NotificationSubjects['reviewStaysWithheld']) =>
      `Your objection was not upheld: your review of ${company} stays withheld`,
    text: ({ statement }: NotificationSubjects['reviewStaysWithheld']) =>
      `${reasonsIn(statement)}You find the reasons beside the review, on the page of your project. ${redressOutside}`,
    button: 'Read the decision',
  },
  reviewEditRefused: {
    title: ({ company }: NotificationSubjects['reviewEditRefused']) =>
      `Your changes to the review of ${company} were not accepted`,
    text: ({ statement }: NotificationSubjects['reviewEditRefused']) =>
      `${reasonsIn(statement)}What was public before stays public. You can change it again as long as it can be edited.`,
    button: 'See your review',
  },
  reviewReplied: {
    title: ({ company }: NotificationSubjects['reviewReplied']) => `${company} answered your review`,
    text: () => 'Everybody can read the answer below your review.',
    button: 'Read the answer',
  },
  reviewFlagged: {
    title: ({ company }: NotificationSubjects['reviewFlagged']) => `${company} flagged a review`,
    text: () => 'It stays public until you have decided.',
    button: 'Look at it',
  },
  clientReportDecided: {
    title: ({ client, outcome }: NotificationSubjects['clientReportDecided']) =>
      outcome === 'upheld'
        ? `Your report about ${client} was upheld`
        : `Your report about ${client} was dismissed`,
    text: ({ outcome }: NotificationSubjects['clientReportDecided']) =>
      outcome === 'upheld'
        ? 'A moderator has looked at it and acted on it. Thank you.'
        : 'A moderator has looked at it and found nothing to act on. You can still block whoever bothers you.',
    button: 'Open the conversation',
  },
  vatNumberChecked: {
    title: ({ vatNumber, outcome }: NotificationSubjects['vatNumberChecked']) =>
      ({
        confirmed: `Your VAT number ${vatNumber} was confirmed`,
        refused: `Your VAT number ${vatNumber} could not be confirmed`,
        taken: `Your VAT number ${vatNumber} is no longer verified`,
        withdrawn: `Your VAT number ${vatNumber} is no longer verified`,
        again: `Your VAT number ${vatNumber} is checked again`,
      })[outcome],
    text: ({ outcome }: NotificationSubjects['vatNumberChecked']) =>
      ({
        confirmed: 'Your profile shows the Verified badge from now on.',
        refused: 'The tax office does not know it as valid. Please check it on your profile, or write to us.',
        withdrawn:
          'A moderator had confirmed it by mistake. Please check the number on your profile, or write to us.',
        taken:
          'It was verified for another company whose name is the tax office’s. If the number is yours, please write to us.',
        again:
          'Name and number belong together: until both are confirmed your profile shows no mark for them.',
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
          ending: `verified until ${day} only`,
          ended: `what was verified ended on ${day}`,
        }[outcome]
      }`;
    },
    text: ({ outcome }: NotificationSubjects['proofDecided']) =>
      ({
        verified: 'Your profile shows it from now on, with its source and its date.',
        refused: 'You find the reason in your profile. You can enter it again, with another document.',
        ending: 'Send the new document in time, and the badge stays.',
        ended: 'Your profile does not show it any more. Send the new document, and a moderator looks at it.',
      })[outcome],
    button: 'Open your profile',
  },
  contentTakenDown: {
    title: ({ what }: NotificationSubjects['contentTakenDown']) =>
      `${sentenceStart(takenThings[what])} was taken down`,
    text: ({ statement }: NotificationSubjects['contentTakenDown']) =>
      `A moderator decided so, not a machine, after a report. The reasons: “${statement}” Nobody else sees it any more. You can object within six months, free of charge; somebody else then looks at it.`,
    button: 'Read why, and object',
  },
  objectionDecided: {
    title: ({ what, outcome }: NotificationSubjects['objectionDecided']) =>
      outcome === 'restored'
        ? `${sentenceStart(takenThings[what])} is back`
        : `Your objection was not upheld: ${takenThings[what]} stays taken down`,
    text: ({ outcome }: NotificationSubjects['objectionDecided']) =>
      outcome === 'restored'
        ? 'A moderator agreed with your objection. It is back where it was.'
        : `You find the reasons on its page. ${redressOutside}`,
    button: 'Read the decision',
  },
  standingChanged: {
    title: ({ outcome, partner, lastDay }: NotificationSubjects['standingChanged']) => {
      if (outcome === 'warning') return 'You have been warned by a moderator';
      if (outcome === 'block') return `You and ${partner} can no longer write to each other`;
      return `You can begin no new conversations until ${formatLongDate(new Date(lastDay), 'en')}`;
    },
    text: ({ statement }: NotificationSubjects['standingChanged']) =>
      `A moderator decided so after a report. The reasons: “${statement}” If you disagree, write to us; somebody else then looks at it.`,
    button: 'Write to us',
  },
  conversationReportDecided: {
    title: ({ partner, outcome }: NotificationSubjects['conversationReportDecided']) =>
      outcome === 'upheld'
        ? `Your report about the conversation with ${partner} was upheld`
        : `Your report about the conversation with ${partner} was dismissed`,
    text: ({ outcome }: NotificationSubjects['conversationReportDecided']) =>
      outcome === 'upheld'
        ? 'A moderator has read it and acted on it. Thank you.'
        : 'A moderator has read it and found nothing to act on. You can still block whoever bothers you.',
    button: 'Open the conversation',
  },
  requestReportDecided: {
    title: ({ title, outcome }: NotificationSubjects['requestReportDecided']) =>
      outcome === 'upheld'
        ? `Your report about the request “${title}” was upheld`
        : `Your report about the request “${title}” was dismissed`,
    text: ({ outcome }: NotificationSubjects['requestReportDecided']) =>
      outcome === 'upheld'
        ? 'A moderator has read it and ended the request. Thank you.'
        : 'A moderator has read it and found nothing to act on. You can still decline the request.',
    button: 'Open the request',
  },
  requestTakenDown: {
    title: ({ title }: NotificationSubjects['requestTakenDown']) =>
      `Your request “${title}” was ended by a moderator`,
    text: ({ statement }: NotificationSubjects['requestTakenDown']) =>
      `A company reported it, and a moderator agreed: ${statement} If you think this is wrong, write to us. ${redressOutside}`,
    button: 'Open the request',
  },
  quoteReportDecided: {
    title: ({ number, outcome }: NotificationSubjects['quoteReportDecided']) =>
      outcome === 'upheld'
        ? `Your report about quote ${number} was upheld`
        : `Your report about quote ${number} was dismissed`,
    text: ({ from, outcome }: NotificationSubjects['quoteReportDecided']) =>
      outcome === 'upheld'
        ? `A moderator has read it and agreed with you: ${from} was told why. What was not accepted yet is withdrawn. Thank you.`
        : 'A moderator has read it and found nothing to act on. You can still decline the quote.',
    button: 'Open the quote',
  },
  quoteTakenDown: {
    title: ({ number }: NotificationSubjects['quoteTakenDown']) =>
      `A moderator agreed with a report of your quote ${number}`,
    text: ({ statement }: NotificationSubjects['quoteTakenDown']) =>
      `Its client reported it, and a moderator agreed: ${statement} What was not accepted yet is withdrawn. If you think this is wrong, write to us. ${redressOutside}`,
    button: 'Open the quote',
  },
  moderationWaits: {
    title: ({ queue }: NotificationSubjects['moderationWaits']) =>
      `Something waits in moderation: ${waitingQueues[queue]}`,
    text: () => 'It waits to be looked at.',
    button: 'Look at it',
  },
  subscriptionChanged: {
    title: ({ outcome, lastDay }: NotificationSubjects['subscriptionChanged']) => {
      const day = lastDay ? formatLongDate(new Date(lastDay), 'en') : '';
      return {
        trialEnding: `Your free trial runs until ${day}`,
        trialEnded: 'Your free trial has ended',
        overdue: `The payment for your plan is due. It stays in force until ${day}`,
        cancelled: `Your plan is cancelled. It stays in force until ${day}`,
        ended: 'Your plan has ended',
      }[outcome];
    },
    text: ({ outcome }: NotificationSubjects['subscriptionChanged']) =>
      ({
        trialEnding: `Choose a plan in time, and nothing changes. Without one: ${withoutPlan}`,
        trialEnded: `${withoutPlan} Choose a plan whenever you like.`,
        overdue: 'We have not received the payment. Please pay until then, or change your card.',
        cancelled: 'It is not renewed. You can take the cancellation back until then.',
        ended: `${withoutPlan} Choose a plan whenever you like.`,
      })[outcome],
    button: 'Open your subscription',
  },
  listingEnds: {
    title: ({ lastDay }: NotificationSubjects['listingEnds']) =>
      `Your company is listed until ${formatLongDate(noonOf(lastDay), 'en')}`,
    text: () =>
      'After that the directory lists companies with a trade, a commune, a text of 40 characters and a proved email. Your desk shows what is missing.',
    button: 'See what is missing',
  },
  requestReceived: {
    title: ({ title, commune }: NotificationSubjects['requestReceived']) =>
      `New request in ${commune}: “${title}”`,
    text: ({ until }: NotificationSubjects['requestReceived']) =>
      `A client has described the work and asks for your answer by the end of ${lastDayBefore(until)}.`,
    button: 'Read the request',
  },
  requestReminder: {
    title: ({ title }: NotificationSubjects['requestReminder']) => `“${title}” still waits for your answer`,
    text: ({ until }: NotificationSubjects['requestReminder']) =>
      `You have until the end of ${lastDayBefore(until)}. A message, a question or a “no” is an answer too.`,
    button: 'Read the request',
  },
  requestAnswered: {
    title: ({ title }: NotificationSubjects['requestAnswered']) => `A question about “${title}” was answered`,
    text: () => 'You find it beside the request.',
    button: 'Read the answer',
  },
  requestAdded: {
    title: ({ title }: NotificationSubjects['requestAdded']) => `There is more to read about “${title}”`,
    text: () => 'The client has added words, pictures or plans.',
    button: 'Read the request',
  },
  requestStreetShown: {
    title: ({ title }: NotificationSubjects['requestStreetShown']) => `You see the street of “${title}” now`,
    text: () => 'The client lets you know where the work is. You find it beside the request.',
    button: 'Read the request',
  },
  leadWaiting: {
    title: ({ from }: NotificationSubjects['leadWaiting']) => `${from} still waits for your first answer`,
    text: () => 'It has been a working day. A short word, or a kind no, is enough:',
    button: 'Answer or decline',
  },
  leadHandedOver: {
    title: ({ from, client }: NotificationSubjects['leadHandedOver']) =>
      `${from} has you look after ${client}`,
    text: () => 'What this client writes and asks is yours to answer.',
    button: 'Open it',
  },
  requestEnded: {
    title: ({ outcome, title }: NotificationSubjects['requestEnded']) =>
      ({
        expired: title
          ? `“${title}” has ended for you without an answer`
          : 'A request has ended for you without an answer',
        withdrawn: 'The client has withdrawn this request',
        closed: title ? `The request “${title}” was closed` : 'A request you were asked about was closed',
      })[outcome],
    text: ({ outcome }: NotificationSubjects['requestEnded']) =>
      ({
        expired:
          'Its three working days are over. The next one can be answered with one press, also with a “no”.',
        withdrawn: 'There is nothing more you need to do.',
        closed: 'The client has decided. Thank you for the time you gave it.',
      })[outcome],
    button: 'Open your inquiries',
  },
  wishedToAsk: {
    title: ({ trade, commune, day }: NotificationSubjects['wishedToAsk']) =>
      `A client would have asked you: ${trade} in ${commune}, ${formatLongDate(noonOf(day), 'en')}`,
    text: () => 'Requests reach companies with a plan or on trial. Messages reach you as before.',
    button: 'See the plans',
  },
  companyDeclined: {
    title: ({ from, title }: NotificationSubjects['companyDeclined']) => `${from} cannot take on “${title}”`,
    text: () => 'The place is free: you can ask another company in its place.',
    button: 'Open the request',
  },
  companySilent: {
    title: ({ from, title }: NotificationSubjects['companySilent']) =>
      `${from} has not answered “${title}” in time`,
    text: () => 'The place is free. We show you three others that do this work.',
    button: 'Ask another company',
  },
  companyAsked: {
    title: ({ from, title }: NotificationSubjects['companyAsked']) =>
      `${from} asks something about “${title}”`,
    text: () => 'You can answer it alone, or all companies at once.',
    button: 'Read and answer',
  },
  requestExpired: {
    title: ({ title }: NotificationSubjects['requestExpired']) => `“${title}” has run its thirty days`,
    text: () => 'Nobody can answer it any more. What was said stays with you.',
    button: 'Open the request',
  },
  visitProposed: {
    title: ({ from, start }: NotificationSubjects['visitProposed']) =>
      start ? `${from} would like to move the visit of ${dayAndTime(start)}` : `${from} proposes a visit`,
    text: ({ start }: NotificationSubjects['visitProposed']) =>
      start
        ? 'There are other times to choose from. Until you take one, the visit stays as it is.'
        : 'There are times to choose from. One press takes one of them, another asks for others.',
    button: 'Choose a time',
  },
  visitOthersAsked: {
    title: ({ from, start }: NotificationSubjects['visitOthersAsked']) =>
      start ? `${from} keeps to ${dayAndTime(start)}` : `${from} asks for other times`,
    text: ({ start }: NotificationSubjects['visitOthersAsked']) =>
      start
        ? 'None of the other times suits. The visit stays as agreed.'
        : 'None of the times you proposed suits.',
    button: 'Open the visit',
  },
  visitAgreed: {
    title: ({ from, start, before }: NotificationSubjects['visitAgreed']) =>
      before
        ? `The visit with ${from} is moved to ${dayAndTime(start)}`
        : `Visit with ${from}: ${dayAndTime(start)}`,
    text: ({ before }: NotificationSubjects['visitAgreed']) =>
      before
        ? `It was ${dayAndTime(before)} before. The entry for your calendar comes with this mail.`
        : 'The entry for your calendar comes with this mail. A reminder comes the day and two hours before.',
    button: 'Open the visit',
  },
  visitCancelled: {
    title: ({ from, start }: NotificationSubjects['visitCancelled']) =>
      start
        ? `The visit with ${from || 'somebody who has left Giewel'} of ${dayAndTime(start)} is off`
        : `There is no visit with ${from}`,
    text: ({ by, start }: NotificationSubjects['visitCancelled']) => {
      if (by === 'request') return 'It ended with the request it was for.';
      const who = by === 'client' ? 'The client' : 'The company';
      return start ? `${who} has called it off.` : `${who} has taken the times off the table.`;
    },
    button: 'Open your visits',
  },
  visitReminder: {
    title: ({ from, start, ahead }: NotificationSubjects['visitReminder']) =>
      ahead === 'day'
        ? `Tomorrow at ${formatTime(new Date(start))}: visit with ${from}`
        : `Today at ${formatTime(new Date(start))}: visit with ${from}`,
    text: ({ start }: NotificationSubjects['visitReminder']) =>
      `${dayAndTime(start)}. If it does not suit any more, move it or call it off now, so that nobody waits.`,
    button: 'Open the visit',
  },
  quoteReceived: {
    title: ({ from, isChange }: NotificationSubjects['quoteReceived']) =>
      `${from} has sent you ${isChange ? 'a change order' : 'a quote'}`,
    text: ({ isChange }: NotificationSubjects['quoteReceived']) =>
      isChange
        ? 'Read what is added or taken off, and what it comes to. Nothing changes before you accept it.'
        : 'Read it line by line, ask about a line, or lay it beside the others.',
    button: 'Read it',
  },
  quoteRevised: {
    title: ({ from, number, isChange }: NotificationSubjects['quoteRevised']) =>
      `${from} has sent a new version of ${isChange ? 'change order' : 'quote'} ${number}`,
    text: () => 'It takes the place of the one before.',
    button: 'Read the new version',
  },
  quoteWithdrawn: {
    title: ({ from, number, isChange }: NotificationSubjects['quoteWithdrawn']) =>
      `${from} has withdrawn ${isChange ? 'change order' : 'quote'} ${number}`,
    text: () => 'It can no longer be accepted. Write to the company if you would like to know why.',
    button: 'Open it',
  },
  quoteSigned: {
    title: ({ from, number, isChange }: NotificationSubjects['quoteSigned']) =>
      `You have accepted ${isChange ? 'change order' : 'quote'} ${number} of ${from}`,
    text: () =>
      'What you accepted, when and how, is kept with it. You can withdraw from the contract for 14 days.',
    button: 'Open it',
  },
  quoteChangeAsked: {
    title: ({ from, number, isChange }: NotificationSubjects['quoteChangeAsked']) =>
      `${from} asks for a change of ${isChange ? 'change order' : 'quote'} ${number}`,
    text: () => 'The version you sent can still be accepted until you send a new one.',
    button: 'Read what is asked',
  },
  quoteDeclined: {
    title: ({ from, number, isChange }: NotificationSubjects['quoteDeclined']) =>
      `${from} has declined ${isChange ? 'change order' : 'quote'} ${number}`,
    text: () => 'You find the reason beside it. Thank you for the time you gave it.',
    button: 'Open it',
  },
  quoteAccepted: {
    title: ({ from, number, isChange }: NotificationSubjects['quoteAccepted']) =>
      `${from} has accepted ${isChange ? 'change order' : 'quote'} ${number}`,
    text: () =>
      'The project has begun and the payment plan is in its room. Agree on a start date with the client.',
    button: 'Open it',
  },
  quoteNotChosen: {
    title: ({ number }: NotificationSubjects['quoteNotChosen']) =>
      `Another quote was accepted in place of ${number}`,
    text: () => 'The client has decided. Thank you for the time you gave it.',
    button: 'Open the quote',
  },
  quoteNotSent: {
    title: ({ from }: NotificationSubjects['quoteNotSent']) => `Your quote for ${from} could not be sent`,
    text: () => 'Its paper could not be made. Nothing was lost: it is a draft again. Please try once more.',
    button: 'Open the draft',
  },
  companySuspended: {
    title: ({ from }: NotificationSubjects['companySuspended']) => `${from} is suspended for now`,
    text: () =>
      'You can’t accept its quotes or get an answer from it until that is lifted. If it is, everything goes on as it was, and we’ll tell you. You can ask other companies meanwhile.',
    button: 'Open',
  },
  companyReinstated: {
    title: ({ from }: NotificationSubjects['companyReinstated']) => `${from} is back`,
    text: () => 'Its suspension was lifted. What it sent you can be accepted again, as long as it is valid.',
    button: 'Open',
  },
  quoteExpired: {
    title: ({ from, number }: NotificationSubjects['quoteExpired']) =>
      `Quote ${number} for ${from} has expired`,
    text: () => 'Nobody can accept it any more. You can copy it into a new one.',
    button: 'Open the quote',
  },
  contractWithdrawn: {
    title: ({ from, number }: NotificationSubjects['contractWithdrawn']) =>
      `${from} has withdrawn from the contract of quote ${number}`,
    text: () =>
      'The client has used the right to withdraw within 14 days. The project is called off. Please pay back what they have paid within 14 days; work they asked for and that is done has to be paid.',
    button: 'Open the quote',
  },
  withdrawalReceived: {
    title: ({ from, number }: NotificationSubjects['withdrawalReceived']) =>
      `You have withdrawn from the contract of quote ${number} with ${from}`,
    text: () =>
      'Your withdrawal has arrived, and the project is called off. The receipt with the day and time is in your mail.',
    button: 'Open the quote',
  },
  changeOrderWithdrawn: {
    title: ({ from, number }: NotificationSubjects['changeOrderWithdrawn']) =>
      `${from} has withdrawn from change order ${number}`,
    text: () => 'What it added is taken off the sum again. The contract stays as it was before.',
    button: 'Open the quote',
  },
  changeWithdrawalReceived: {
    title: ({ from, number }: NotificationSubjects['changeWithdrawalReceived']) =>
      `You have withdrawn from change order ${number} with ${from}`,
    text: () =>
      'What it added is taken off the sum, and the contract stays as it was. The receipt with the day and time is in your mail.',
    button: 'Open the quote',
  },
  contractEndAsked: {
    title: ({ from, number }: NotificationSubjects['contractEndAsked']) =>
      `${from} asks to end the contract of quote ${number}`,
    text: () => 'Nothing ends unless you confirm it. Read the reason, then confirm or say no.',
    button: 'Open the quote',
  },
  contractEndRefused: {
    title: ({ from, number }: NotificationSubjects['contractEndRefused']) =>
      `${from} does not want to end the contract of quote ${number}`,
    text: () => 'The contract goes on. Write to each other, and ask again if you agree after all.',
    button: 'Open the quote',
  },
  contractEnded: {
    title: ({ from, number }: NotificationSubjects['contractEnded']) =>
      `${from} has confirmed: the contract of quote ${number} has ended`,
    text: () => 'You have both agreed, and the project is called off.',
    button: 'Open the quote',
  },
  contractPartnerLeaves: {
    title: ({ from, number }: NotificationSubjects['contractPartnerLeaves']) =>
      `${from} is closing their account. Your contract of quote ${number} goes on`,
    text: () =>
      'Its project and papers stay where they are, and you can write to each other until the work is done or you both end the contract. Signed papers stay with you after that.',
    button: 'Open the quote',
  },
} as const;
