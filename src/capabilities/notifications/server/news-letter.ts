import type { Language } from '#kernel/language.ts';
import type { Letter } from '#mail/server/index.ts';
import { termsOf } from '#notifications/rules/kinds.ts';
import { stringsOf } from '#strings/strings.ts';
import { newsTitle, newsWords, type StoredNews } from './news-words.ts';

/** What is to be done, where and for whom, as far as its reader may see that. */
export interface Work {
  description?: string | null;
  place?: string | null;
  budget?: string | null;
  timeline?: string | null;
  phone?: string | null;
  /** In which whoever sent it has chosen to write; the reader’s own where none is named. */
  language?: Language;
}

interface Surroundings {
  language: Language;
  /** What somebody wrote, word for word. */
  quote: readonly string[];
  work: Work | null;
  /** Scheme and host of the addresses in it. */
  address: string;
  canReply: boolean;
  /** Null where the law owes the mail: nobody unsubscribes from that. */
  unsubscribeToken: string | null;
}

/** The mail about one piece of news. */
export const newsLetter = (
  news: StoredNews,
  { language, quote, work, address, canReply, unsubscribeToken }: Surroundings,
): Letter => {
  const { title: said, text, button } = newsWords(news, language);
  const { letters } = stringsOf(language);
  const facts = (['place', 'budget', 'timeline', 'phone'] as const).flatMap((name) => {
    const fact = work?.[name];
    return fact ? [letters.work[name](fact)] : [];
  });
  return {
    subject: said,
    heading: said,
    paragraphs: [text, ...facts],
    quote: work?.description ? [work.description] : quote,
    ...(canReply && { replyAbove: letters.answerAbove }),
    button: {
      label: button,
      address: address + termsOf(news.kind).href(news.subject),
    },
    closing: unsubscribeToken === null ? letters.whyOwed : letters.whyMailed,
    ...(unsubscribeToken !== null && {
      unsubscribe: {
        label: letters.unsubscribe,
        address: `${address}/unsubscribe/${unsubscribeToken}`,
      },
    }),
  };
};

/** One mail for several pieces of news: each with the way to it. */
export const bundleLetter = (
  news: readonly StoredNews[],
  {
    more,
    language,
    address,
    unsubscribeToken,
  }: { more: number; language: Language; address: string; unsubscribeToken: string },
): Letter => {
  const { letters } = stringsOf(language);
  const subject = letters.bundle.subject(news.length + more);
  return {
    subject,
    heading: subject,
    paragraphs: [letters.bundle.text, ...(more > 0 ? [letters.bundle.more(more)] : [])],
    links: news.map((one) => ({
      label: newsTitle(one, language),
      address: address + termsOf(one.kind).href(one.subject),
    })),
    closing: letters.whyMailed,
    unsubscribe: { label: letters.unsubscribe, address: `${address}/unsubscribe/${unsubscribeToken}` },
  };
};
