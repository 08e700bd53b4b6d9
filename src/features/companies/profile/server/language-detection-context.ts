import { type SQL, sql } from 'drizzle-orm';

// A title or a caption is too short to tell its language by; what the same people wrote beside it is not.

export const wordsOfProject = ({ title, description }: { title: string; description: string | null }) =>
  [title, description].filter(Boolean).join('. ');

/** All that a company has written under its pictures, where they were read. */
export const captionsOf = (pictures: readonly { title: string | null }[]): string | null =>
  pictures.flatMap(({ title }) => title ?? []).join('. ') || null;

/** The same where they were not. Written out: drizzle leaves the table's name away. */
export const captionsOfCompany: SQL<string | null> = sql`(
  select string_agg(title, '. ' order by place, id) from project_gallery where company_id = company_profiles.id)`;
