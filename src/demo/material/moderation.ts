import type { ClientReportReason } from '#client-reports/rules/client-reports.ts';
import type { reportKinds } from '#moderation/rules/moderation.ts';
import type { WithholdingReason } from '#reviews/rules/reviews.ts';

export const reviewFlagReasons = [
  'The date in this review is before our start date. We think that it is about another company.',
  'The client names one of our fitters with his full name in a second version of this text.',
  'The corrections were made in the week of the review, with a signed handover.',
] as const;

export interface ReportMaterial {
  reason: ClientReportReason;
  additionalInfo: string;
  status: 'pending' | 'reviewed';
  actionTaken?: string;
  /** The reason that the client is given, where the report led to a suspension. */
  suspends?: string;
}

export const reportsByCompanies: readonly ReportMaterial[] = [
  {
    reason: 'absence',
    additionalInfo: 'We drove to the house three times. Nobody was there and nobody answered.',
    status: 'pending',
  },
  {
    reason: 'insults',
    additionalInfo: 'After we declined the job, eleven messages came in one night.',
    status: 'reviewed',
    actionTaken: 'Account suspended for 90 days.',
    suspends: 'Insulting messages to a company. The account is suspended for 90 days.',
  },
  {
    reason: 'invoice',
    additionalInfo: 'The client asked twice for a price without VAT.',
    status: 'reviewed',
    actionTaken: 'Client was written to. No further step.',
  },
];

interface WithheldMaterial {
  reason: WithholdingReason;
  /** The statement, for the author. */
  why: string;
  appeal?: string;
}

export const withheldReviews: readonly WithheldMaterial[] = [
  {
    reason: 'personal-data',
    why: 'Your review named a fitter with his full name and the village he lives in.',
    appeal: 'I have taken the name out of my copy. What I say about the work stays true, please look again.',
  },
  { reason: 'off-topic', why: 'Your review is about the traffic in the street, not about the work.' },
];

interface ContentMaterial {
  kind: (typeof reportKinds)[number];
  receipt: string;
  explanation: string;
  name?: string;
  email?: string;
}

export const contentReports: readonly ContentMaterial[] = [
  {
    kind: 'copyright',
    receipt: 'DEM0-7K3Q-2F9X-A001',
    explanation:
      'Two of the pictures in this gallery are ours. They show a house that we photographed in 2023.',
    name: 'Atelier Foto Weber',
    email: 'bureau@foto-weber.example',
  },
  {
    kind: 'privacy',
    receipt: 'DEM0-7K3Q-2F9X-A002',
    explanation: 'One picture shows our front door with the name and the number of the house.',
  },
];

export const conversationReport = 'He writes every night, and since yesterday with threats about my car.';
