import type { Language } from '#kernel/language.ts';
import type { Letter } from '#mail/server/index.ts';
import { termsOf } from '#notifications/rules/kinds.ts';
import { stringsOf } from '#strings/strings.ts';
import { newsWords, type StoredNews } from './news-words.ts';

interface Surroundings {
  language: Language;
  /** What somebody wrote, word for word. */
  quote: readonly string[];
  /** Scheme and host of the addresses in it. */
  address: string;
  canReply: boolean;
  unsubscribeToken: string;
}

/** The mail about one piece of news. */
export const newsLetter = (
  news: StoredNews,
  { language, quote, address, canReply, unsubscribeToken }: Surroundings,
): Letter => {
  const { title: line, text, button } = newsWords(news, language);
  const { letters } = stringsOf(language);
  const said = line(news.subject);
  return {
    subject: said,
    heading: said,
    paragraphs: [text(news.subject)],
    quote,
    ...(canReply && { replyAbove: letters.answerAbove }),
    button: {
      label: button,
      address: address + termsOf(news.kind).href(news.subject),
    },
    closing: letters.whyMailed,
    unsubscribe: {
      label: letters.unsubscribe,
      address: `${address}/unsubscribe/${unsubscribeToken}`,
    },
  };
};
