import { getTableColumns, getTableName, is, type Table } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { testDatabase } from '#testing/database.ts';

const { pool } = await testDatabase();

const modules = import.meta.glob<Record<string, unknown>>('../features/*/*/server/tables.ts', {
  eager: true,
});
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is PgTable => is(value, PgTable));

// The documents' fields (ledger rows DATA-001 DATA-002 DATA-003 DATA-004 DATA-005 DATA-006 DATA-007 DATA-008 DATA-009 DATA-010 DATA-011 DATA-012 DATA-013 DATA-014 DATA-015), as columns.
const documented: Record<string, [columns: string, row: string]> = {
  users: [
    'id username password email phone_number user_type full_name passport profile_picture_url email_notifications sms_notifications created_at is_email_verified is_phone_verified last_login_ip last_login_date signup_ip is_suspended suspension_reason',
    'DATA-001',
  ],
  company_profiles: [
    'id user_id name description vat_number is_vat_verified registration_number logo_url address city postal_code website phone_number email business_hours has_emergency_service subscription_status subscription_plan subscription_renewal_date',
    'DATA-002',
  ],
  service_categories: ['id name description', 'DATA-003'],
  company_services: ['id company_id category_id', 'DATA-004'],
  projects: [
    'id client_id company_id name description client_confirmed company_confirmed status created_at completed_at',
    'DATA-005',
  ],
  reviews: ['id project_id user_id company_id rating comment is_anonymous status created_at', 'DATA-006'],
  review_flags: ['id review_id company_id reason created_at', 'DATA-007'],
  folders: ['id user_id name description created_at', 'DATA-008'],
  folder_companies: ['id folder_id company_id', 'DATA-009'],
  contacts: ['id user_id company_id created_at', 'DATA-010'],
  messages: ['id sender_id receiver_id content is_read created_at', 'DATA-011'],
  project_gallery: ['id company_id project_id image_url title description', 'DATA-012'],
  verification_codes: ['id user_id code expires_at type is_used created_at', 'DATA-013'],
  client_reports: [
    'id company_id client_id reason additional_info status created_at reviewed_at reviewed_by action_taken',
    'DATA-014',
  ],
  signup_attempts: ['id ip_address user_agent attempt_time status failure_reason', 'DATA-015'],
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

test.each(Object.entries(documented).map(([table, [columns, row]]) => ({ table, columns, row })))(
  '$table has the documents’ columns ($row)',
  async ({ table, columns }) => {
    expect([...(await columnsOf(table)).keys()]).toEqual(expect.arrayContaining(columns.split(' ')));
  },
);

test.each([
  {
    table: 'users',
    defaults: {
      email_notifications: 'true',
      sms_notifications: 'true',
      is_email_verified: 'false',
      is_phone_verified: 'false',
      is_suspended: 'false',
    },
    row: 'DATA-001 LIMIT-034',
  },
  {
    table: 'company_profiles',
    defaults: {
      is_vat_verified: 'false',
      has_emergency_service: 'false',
      subscription_status: "'none'::text",
    },
    row: 'DATA-002',
  },
  {
    table: 'projects',
    defaults: { client_confirmed: 'false', company_confirmed: 'false', status: "'pending'::text" },
    row: 'DATA-005',
  },
  { table: 'reviews', defaults: { is_anonymous: 'false', status: "'approved'::text" }, row: 'DATA-006' },
  { table: 'messages', defaults: { is_read: 'false' }, row: 'DATA-011' },
  { table: 'verification_codes', defaults: { is_used: 'false' }, row: 'DATA-013' },
  { table: 'client_reports', defaults: { status: "'pending'::text" }, row: 'DATA-014' },
])('$table has the documents’ defaults ($row)', async ({ table, defaults }) => {
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
