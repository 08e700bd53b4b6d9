export const clientReportReasons = ['absence', 'insults', 'payment', 'invoice', 'other'] as const;

export type ClientReportReason = (typeof clientReportReasons)[number];
