import type { receipts } from '#subscriptions/server/tables.ts';

export type ReceiptValues = typeof receipts.$inferInsert;
