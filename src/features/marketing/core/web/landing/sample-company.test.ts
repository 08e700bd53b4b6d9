import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { SAMPLE_RATING, sampleCompany } from './sample-company.ts';

const tables = globSync('src/features/marketing/core/strings/*/marketing.ts');

test.each(tables)('the invented company has the rating that %s writes', async (file) => {
  const { sentences } = await import(resolve(file));
  expect(sampleCompany(sentences).ratingAverage).toBe(SAMPLE_RATING);
  expect(Number(sentences.sample.average.replace(',', '.'))).toBe(SAMPLE_RATING);
});
