import type { Insights } from '#features/companies/insights/contract/insights.ts';
import { csvTextOf } from '#features/companies/insights/rules/csv-text.ts';
import type { FileResponse } from '#kernel/endpoint.ts';

/** Writes the days of a span as CSV with the company in each row, so that several files can be joined. */
export const createInsightsCsvFile = (
  company: string,
  { days }: Pick<Insights, 'days'>,
  words: { columns: readonly string[]; fileName: string },
): FileResponse => {
  const rows = days.map(({ day, views, viewsBefore, impressions, messages, reviews }) => [
    company,
    day,
    views,
    viewsBefore,
    impressions,
    messages,
    reviews,
  ]);
  const bytes = Buffer.from(csvTextOf([words.columns, ...rows]));
  return {
    name: words.fileName,
    type: 'text/csv; charset=utf-8',
    size: bytes.length,
    content: (async function* () {
      yield bytes;
    })(),
  };
};
