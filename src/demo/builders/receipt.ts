import type { receipts } from '../../capabilities/subscriptions/server/tables.ts';

export type ReceiptValues = typeof receipts.$inferInsert;
