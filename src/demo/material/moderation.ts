export const reviewFlagReasons = [
  'The date in this review is before our start date. We think that it is about another company.',
  'The client names one of our fitters with his full name in a second version of this text.',
  'The corrections were made in the week of the review, with a signed handover.',
] as const;

export interface ReportMaterial {
  reason: string;
  additionalInfo: string;
  status: 'pending' | 'reviewed';
  actionTaken?: string;
  /** The reason that the client is given, where the report led to a suspension. */
  suspends?: string;
}

export const reportsByCompanies: readonly ReportMaterial[] = [
  {
    reason: 'Three appointments missed',
    additionalInfo: 'We drove to the house three times. Nobody was there and nobody answered.',
    status: 'pending',
  },
  {
    reason: 'Insulting messages',
    additionalInfo: 'After we declined the job, eleven messages came in one night.',
    status: 'reviewed',
    actionTaken: 'Account suspended for 90 days.',
    suspends: 'Insulting messages to a company. The account is suspended for 90 days.',
  },
  {
    reason: 'Asks for work without an invoice',
    additionalInfo: 'The client asked twice for a price without VAT.',
    status: 'reviewed',
    actionTaken: 'Client was written to. No further step.',
  },
];
