import { safeParse } from 'zod/mini';
import { type Company, getCompany } from '#company-profile/contract/company-profile.ts';
import { compiledSchema } from '#server/http/compiled-schema.ts';
import { noteWhole } from '#server/http/written-answers.ts';
import type { Translator } from '#server/translator.ts';
import { presentCompany } from './present.ts';
import { readCompany, type UnreadCompany } from './whole-company.ts';

/** In characters of the rows that are kept; an answer weighs some three times its row. */
const MOST_KEPT = 2_000_000;

interface Kept {
  text: string;
  revision: number;
  answer: Company;
}

const answerSchema = compiledSchema(getCompany.answer);

/** As its endpoint answers it. */
const judged = (company: Company): Company => {
  const parsed = safeParse(answerSchema, company);
  // What breaks the contract is judged, and said, where it is answered.
  if (!parsed.success) return company;
  const checked = parsed.data as Company;
  noteWhole(getCompany, checked);
  return checked;
};

/**
 * Answers about companies: each is asked for anew, and made anew where what PostgreSQL says of it, or what can be
 * translated, is not what it was the last time.
 */
export const keptCompanies = () => {
  const kept = new Map<number, Kept>();
  let length = 0;

  const drop = (id: number) => {
    length -= kept.get(id)?.text.length ?? 0;
    kept.delete(id);
  };

  const keep = (id: number, one: Kept) => {
    drop(id);
    kept.set(id, one);
    length += one.text.length;
    for (const oldest of kept.keys()) {
      if (length <= MOST_KEPT) break;
      drop(oldest);
    }
  };

  return (id: number, unread: UnreadCompany, translator: Translator): Company => {
    const { text } = unread;
    const { revision } = translator;
    const known = kept.get(id);
    const isSame = known?.revision === revision && text === known.text;
    const one = isSame
      ? known
      : { text, revision, answer: judged(presentCompany(readCompany(unread), translator)) };
    keep(id, one);
    return one.answer;
  };
};
