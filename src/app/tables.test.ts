import { getTableColumns, getTableName, is, type Table } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { testDatabase } from '#testing/database.ts';

const { pool } = await testDatabase();

const modules = import.meta.glob<Record<string, unknown>>('../capabilities/*/server/tables.ts', {
  eager: true,
});
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is PgTable => is(value, PgTable));

// The documents' fields (ledger rows DATA-001 DATA-002 DATA-003 DATA-004 DATA-005 DATA-006 DATA-007 DATA-008 DATA-009 DATA-010 DATA-011 DATA-012 DATA-013 DATA-014 DATA-015), as columns.
const documented: Record<string, [row: string, columns: string]> = {
  users: [
    'DATA-001',
    'id username password email phone_number user_type full_name passport profile_picture_url email_notifications sms_notifications created_at is_email_verified is_phone_verified last_login_ip last_login_date signup_ip is_suspended suspension_reason',
  ],
  company_profiles: [
    'DATA-002',
    'id user_id name description vat_number is_vat_verified registration_number logo_url address city postal_code website phone_number email business_hours has_emergency_service subscription_status subscription_plan subscription_renewal_date',
  ],
  service_categories: ['DATA-003', 'id name description'],
  company_services: ['DATA-004', 'id company_id category_id'],
  projects: [
    'DATA-005',
    'id client_id company_id name description client_confirmed company_confirmed status created_at completed_at',
  ],
  reviews: ['DATA-006', 'id project_id user_id company_id rating comment is_anonymous status created_at'],
  review_flags: ['DATA-007', 'id review_id company_id reason created_at'],
  folders: ['DATA-008', 'id user_id name description created_at'],
  folder_companies: ['DATA-009', 'id folder_id company_id'],
  contacts: ['DATA-010', 'id user_id company_id created_at'],
  messages: ['DATA-011', 'id sender_id receiver_id content is_read created_at'],
  project_gallery: ['DATA-012', 'id company_id project_id image_url title description'],
  verification_codes: ['DATA-013', 'id user_id code expires_at type is_used created_at'],
  client_reports: [
    'DATA-014',
    'id company_id client_id reason additional_info status created_at reviewed_at reviewed_by action_taken',
  ],
  signup_attempts: ['DATA-015', 'id ip_address user_agent attempt_time status failure_reason'],
};

const columnsOf = async (table: string) => {
  const { rows } = await pool.query<{
    column_name: string;
    is_nullable: string;
    column_default: string | null;
  }>(
    'select column_name, is_nullable, column_default from information_schema.columns where table_name = $1',
    [table],
  );
  return new Map(rows.map((row) => [row.column_name, row]));
};

test.each(Object.entries(documented).map(([table, [row, columns]]) => [row, table, columns]))(
  '%s %s has the documents’ columns',
  async (_, table, columns) => {
    expect([...(await columnsOf(table)).keys()]).toEqual(expect.arrayContaining(columns.split(' ')));
  },
);

test.each([
  [
    'DATA-001 LIMIT-034',
    'users',
    {
      email_notifications: 'true',
      sms_notifications: 'true',
      is_email_verified: 'false',
      is_phone_verified: 'false',
      is_suspended: 'false',
    },
  ],
  [
    'DATA-002',
    'company_profiles',
    { is_vat_verified: 'false', has_emergency_service: 'false', subscription_status: "'none'::text" },
  ],
  [
    'DATA-005',
    'projects',
    { client_confirmed: 'false', company_confirmed: 'false', status: "'pending'::text" },
  ],
  ['DATA-006', 'reviews', { is_anonymous: 'false', status: "'approved'::text" }],
  ['DATA-011', 'messages', { is_read: 'false' }],
  ['DATA-013', 'verification_codes', { is_used: 'false' }],
  ['DATA-014', 'client_reports', { status: "'pending'::text" }],
])('%s %s has the documents’ defaults', async (_, table, defaults) => {
  const columns = await columnsOf(table);
  for (const [name, value] of Object.entries(defaults)) expect(columns.get(name)?.column_default).toBe(value);
});

test.each(tables.map((table) => [getTableName(table), table as Table] as const))(
  'the code’s picture of %s is the database’s',
  async (name, table) => {
    const actual = await columnsOf(name);
    const declared = Object.values(getTableColumns(table));
    expect(declared.map((column) => column.name).sort()).toEqual([...actual.keys()].sort());
    for (const column of declared) {
      expect(`${column.name} ${column.notNull}`).toBe(
        `${column.name} ${actual.get(column.name)?.is_nullable === 'NO'}`,
      );
    }
  },
);
