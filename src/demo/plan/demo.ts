import type { ClientReportValues } from '#demo/builders/client-report.ts';
import type { CompanyLeadValues } from '#demo/builders/company-lead.ts';
import type { CompanyProofValues } from '#demo/builders/company-proof.ts';
import type { CompanyValues } from '#demo/builders/company.ts';
import type { ContactValues } from '#demo/builders/contact.ts';
import type { ContentReportValues } from '#demo/builders/content-report.ts';
import type { ConversationReportValues } from '#demo/builders/conversation-report.ts';
import type { FolderCompanyValues, FolderValues } from '#demo/builders/folder.ts';
import type { MessageValues } from '#demo/builders/message.ts';
import type { MilestoneValues } from '#demo/builders/milestone.ts';
import type { NotificationValues } from '#demo/builders/notification.ts';
import type { PictureValues } from '#demo/builders/picture.ts';
import type { ProjectEventValues } from '#demo/builders/project-event.ts';
import type { ProjectValues } from '#demo/builders/project.ts';
import type { ReceiptValues } from '#demo/builders/receipt.ts';
import type { ReviewFlagValues, ReviewValues } from '#demo/builders/review.ts';
import type { ServiceValues } from '#demo/builders/service.ts';
import type { SubscriptionValues } from '#demo/builders/subscription.ts';
import type { UserValues } from '#demo/builders/user.ts';
import type { CategoryName } from '#demo/material/trade.ts';
import { type RandomSource, createRandomSource } from '#demo/random.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import type { PlannedFile } from './planned-file.ts';

const MINUTE = 60_000;

/** The order is that of filling: a table stands before those that refer to it. */
export const tableNames = [
  'users',
  'companies',
  'companyFacts',
  'subscriptions',
  'receipts',
  'services',
  'projects',
  'projectEvents',
  'milestones',
  'pictures',
  'reviews',
  'reviewFlags',
  'messages',
  'folders',
  'folderCompanies',
  'contacts',
  'notifications',
  'clientReports',
  'companyLeads',
  'contentReports',
  'conversationReports',
] as const;

export type TableName = (typeof tableNames)[number];

export type WithId<Values> = Values & { id: number };

/** Rows of one table get their ids here, so that other rows can refer to them before they are stored. */
export interface PlannedRows<Values> {
  readonly all: WithId<Values>[];
  add(values: Values): WithId<Values>;
}

const rowsFrom = <Values extends object>(firstId = 1): PlannedRows<Values> => {
  const all: WithId<Values>[] = [];
  return {
    all,
    add: (values) => {
      const row = { ...values, id: firstId + all.length };
      all.push(row);
      return row;
    },
  };
};

const emptyTables = (firstIds: Partial<Record<TableName, number>>) => ({
  users: rowsFrom<UserValues>(firstIds.users),
  companies: rowsFrom<CompanyValues>(firstIds.companies),
  companyFacts: rowsFrom<CompanyProofValues>(firstIds.companyFacts),
  subscriptions: rowsFrom<SubscriptionValues>(firstIds.subscriptions),
  receipts: rowsFrom<ReceiptValues>(firstIds.receipts),
  services: rowsFrom<ServiceValues>(firstIds.services),
  projects: rowsFrom<ProjectValues>(firstIds.projects),
  projectEvents: rowsFrom<ProjectEventValues>(firstIds.projectEvents),
  milestones: rowsFrom<MilestoneValues>(firstIds.milestones),
  /** Drawn and stored when the demo is loaded; no row refers to them, so the database numbers them. */
  roomFiles: { all: [] as PlannedFile[] },
  pictures: rowsFrom<PictureValues>(firstIds.pictures),
  reviews: rowsFrom<ReviewValues>(firstIds.reviews),
  reviewFlags: rowsFrom<ReviewFlagValues>(firstIds.reviewFlags),
  messages: rowsFrom<MessageValues>(firstIds.messages),
  folders: rowsFrom<FolderValues>(firstIds.folders),
  folderCompanies: rowsFrom<FolderCompanyValues>(firstIds.folderCompanies),
  contacts: rowsFrom<ContactValues>(firstIds.contacts),
  notifications: rowsFrom<NotificationValues>(firstIds.notifications),
  clientReports: rowsFrom<ClientReportValues>(firstIds.clientReports),
  companyLeads: rowsFrom<CompanyLeadValues>(firstIds.companyLeads),
  contentReports: rowsFrom<ContentReportValues>(firstIds.contentReports),
  conversationReports: rowsFrom<ConversationReportValues>(firstIds.conversationReports),
});

export type DemoTables = ReturnType<typeof emptyTables>;

export interface DemoSettings {
  /** Everything in the demo happened some days before this moment. */
  now: Date;
  /** The accounts that one can sign in to share it; nobody else has a password. */
  passwordHash: string;
  categoryIds: ReadonlyMap<string, number>;
  /** Contains the first free id of each table; by default 1. */
  firstIds?: Partial<Record<TableName, number>>;
}

/** Each step of the plan reads the demo so far and adds to it. */
export interface DemoPlan {
  tables: DemoTables;
  now: Date;
  passwordHash: string;
  categoryId(name: CategoryName): number;
  /** Each subject has its own random numbers, so that a change to one leaves the others as they were. */
  random(subject: string): RandomSource;
  /** Returns a moment within working hours, at least one day back. */
  daysAgo(days: number, random: RandomSource): Date;
  minutesAgo(minutes: number): Date;
}

export const createEmptyDemoPlan = ({
  now,
  passwordHash,
  categoryIds,
  firstIds = {},
}: DemoSettings): DemoPlan => ({
  tables: emptyTables(firstIds),
  now,
  passwordHash,
  categoryId: (name) => {
    const id = categoryIds.get(name);
    if (id === undefined) throw new Error(`There is no category ${name}`);
    return id;
  },
  random: (subject) => createRandomSource(`giewel/${subject}`),
  daysAgo: (days, random) => {
    const day = new Date(now.getTime() - days * DAY_MS);
    day.setUTCHours(random.between(6, 16), random.between(0, 59), random.between(0, 59), 0);
    return day;
  },
  minutesAgo: (minutes) => new Date(now.getTime() - minutes * MINUTE),
});
