import { type SQL, sql } from 'drizzle-orm';

// A title or a caption is too short to detect its language; with the other texts of the same people it is not.

export const joinProjectTexts = ({ title, description }: { title: string; description: string | null }) =>
  [title, description].filter(Boolean).join('. ');

/** Joins all captions that were read with the pictures. */
export const joinCaptions = (pictures: readonly { title: string | null }[]): string | null =>
  pictures.flatMap(({ title }) => title ?? []).join('. ') || null;

/** Reads all captions of a company. The table name is written out because drizzle would leave it away. */
export const companyCaptionsSql: SQL<string | null> = sql`(
  select string_agg(title, '. ' order by place, id) from project_gallery where company_id = company_profiles.id)`;
