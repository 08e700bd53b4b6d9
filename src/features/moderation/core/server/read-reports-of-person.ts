import { sql } from 'drizzle-orm';
import type { CollusionFindings } from '#features/moderation/core/contract/collusion-findings.ts';
import type { RecordedReportKind } from '#features/moderation/core/rules/moderation.ts';
import type { Db } from '#server/database/db.ts';
import { idInReportedUrlSql } from './id-in-reported-url.ts';

interface ReportRow extends Record<string, unknown> {
  side: 'about' | 'by';
  kind: RecordedReportKind;
  id: number;
  reason: string | null;
  words: string | null;
  ring: CollusionFindings | null;
  createdAt: Date;
  isDecided: boolean;
}

/**
 * Returns the reports about and by a person, newest first on each side. A company's reports are those of the account it
 * began with.
 */
export const readReportsOfPerson = async (db: Db, personId: number, limit: number) => {
  const { rows } = await db.execute<ReportRow>(sql`
    with own as (select id, logo_url from company_profiles where user_id = ${personId}),
    found as (
      select case when reported_id = ${personId} then 'about' else 'by' end as side, 'conversation' as kind, id,
        null as reason, reason as words, null::jsonb as ring, created_at, reviewed_at is not null as is_decided
        from conversation_reports where reported_id = ${personId} or reporter_id = ${personId}
      union all select 'about', 'client', id, reason, additional_info, null, created_at, reviewed_at is not null
        from client_reports where client_id = ${personId}
      union all select 'by', 'client', id, reason, additional_info, null, created_at, reviewed_at is not null
        from client_reports where company_id in (select id from own)
      union all select 'about', 'request', r.id, null, r.reason, null, r.created_at, r.decided_at is not null
        from request_reports r join requests q on q.id = r.request_id where q.client_id = ${personId}
      union all select 'by', 'request', id, null, reason, null, created_at, decided_at is not null
        from request_reports where company_id in (select id from own)
      union all select 'about', 'quote', r.id, null, r.reason, null, r.created_at, r.decided_at is not null
        from quote_reports r join quotes q on q.id = r.quote_id where q.company_id in (select id from own)
      union all select 'by', 'quote', id, null, reason, null, created_at, decided_at is not null
        from quote_reports where client_id = ${personId}
      union all select 'about', 'flag', f.id, null, f.reason, null, f.created_at, f.decided_at is not null
        from review_flags f join reviews r on r.id = f.review_id where r.user_id = ${personId}
      union all select 'by', 'flag', id, null, reason, null, created_at, decided_at is not null
        from review_flags where company_id in (select id from own)
      union all select 'about', 'content', r.id, r.kind, r.explanation, r.ring, r.created_at, r.decided_at is not null
        from content_reports r where ${idInReportedUrlSql('companies', sql`r.address`)} in (select id from own)
          or ${idInReportedUrlSql('projects', sql`r.address`)} in (select id from projects where company_id in (select id from own))
          or substring(r.address from '/pictures/[^?#]*') in (select logo_url from own union all
            select image_url from project_gallery where company_id in (select id from own))
          or r.id in (select content_report_id from takedowns where owner_id = ${personId})),
    ranked as (select found.*, row_number() over (partition by side order by created_at desc, id desc) as place from found)
    select side, kind, id, reason, words, ring, created_at as "createdAt", is_decided as "isDecided"
    from ranked where place <= ${limit} order by created_at desc, id desc`);
  const reportsOn = (wantedSide: ReportRow['side']) =>
    rows
      .filter(({ side }) => side === wantedSide)
      .map(({ kind, id, reason, words, ring, createdAt, isDecided }) => ({
        kind,
        id,
        reason,
        words,
        ring,
        createdAt: new Date(createdAt).toISOString(),
        isDecided,
      }));
  return { reportsAbout: reportsOn('about'), reportsBy: reportsOn('by') };
};
