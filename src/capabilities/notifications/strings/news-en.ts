import type { Subjects } from '../rules/kinds.ts';

/**
 * What is said of each kind of news: the bell's line, which is also its mail's subject, the mail's sentence and
 * button, and the SMS. The bell's lines come with their answer, so no screen needs these.
 */
export const newsEn = {
  message: {
    line: ({ from }: Subjects['message']) => `${from} sent you a message`,
    text: () => 'It is waiting for you on Giewel:',
    button: 'Read and answer',
  },
  project: {
    line: ({ from, name }: Subjects['project']) => `${from} created the project “${name}” with you`,
    text: () => 'Have a look at what is planned, and write to each other about the next step.',
    button: 'Open the project',
  },
  completion: {
    line: ({ from, name }: Subjects['completion']) => `${from} marked “${name}” as complete`,
    text: () => 'If you agree that the work is done, mark the project as complete too.',
    button: 'Open the project',
  },
  completed: {
    line: ({ from, name }: Subjects['completed']) => `${from} agrees: “${name}” is completed`,
    text: () => 'Both of you have said so. The client can leave a review now.',
    button: 'Open the project',
  },
  decline: {
    line: ({ from, name }: Subjects['decline']) => `${from} declined “${name}”`,
    text: () => 'The project says why. There are other companies who may have time.',
    button: 'Open the project',
  },
  cancellation: {
    line: ({ from, name }: Subjects['cancellation']) => `${from} cancelled “${name}”`,
    text: () => 'Nothing more is to be done for it.',
    button: 'Open the project',
  },
  review: {
    line: ({ from, name, rating }: Subjects['review']) =>
      `${from ?? 'A client'} gave “${name}” ${rating} of 5 stars`,
    text: () => 'The review is public once it has been looked at.',
    button: 'See your reviews',
  },
  moderation: {
    line: ({ company }: Subjects['moderation']) => `A review of ${company} waits to be looked at`,
    text: () => 'It is public once you approve it.',
    button: 'Look at it',
  },
  approval: {
    line: ({ company }: Subjects['approval']) => `Your review of ${company} is public`,
    text: () => 'Thank you: it helps whoever looks for a company next.',
    button: 'See your review',
  },
  withholding: {
    line: ({ company }: Subjects['withholding']) => `Your review of ${company} is withheld`,
    text: () => 'The reason stands with the review, on the page of your project. You can object once.',
    button: 'Read why',
  },
  reply: {
    line: ({ company }: Subjects['reply']) => `${company} answered your review`,
    text: () => 'The answer stands below your review, for everybody to read.',
    button: 'Read the answer',
  },
  flag: {
    line: ({ company }: Subjects['flag']) => `${company} flagged a review`,
    text: () => 'It stays public until you have decided.',
    button: 'Look at it',
  },
  verification: {
    line: ({ vatNumber, outcome }: Subjects['verification']) =>
      outcome === 'confirmed'
        ? `Your VAT number ${vatNumber} was confirmed`
        : `Your VAT number ${vatNumber} could not be confirmed`,
    text: ({ outcome }: Subjects['verification']) =>
      outcome === 'confirmed'
        ? 'Your profile shows the Verified badge from now on.'
        : 'The tax office does not know it as valid. Please check it on your profile, or write to us.',
    button: 'Open your profile',
  },
} as const;
