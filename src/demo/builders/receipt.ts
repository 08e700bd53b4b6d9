import type { receipts } from '#features/billing/subscriptions/server/tables.ts';

export type ReceiptValues = typeof receipts.$inferInsert;
