import type { Language } from '#kernel/language.ts';
import type { Kind, StoredSubject } from '#notifications/rules/kinds.ts';
import { subjectIn } from '#notifications/rules/named-subjects.ts';
import { stringsOf } from '#strings/strings.ts';

export interface StoredNews {
  kind: Kind;
  subject: StoredSubject;
}

interface Words {
  title: (subject: StoredSubject) => string;
  text: (subject: StoredSubject) => string;
  button: string;
}

/** What is said of it. A subject is stored as its kind's, which is more than a type can say of any row. */
export const newsWords = ({ kind, subject }: StoredNews, language: Language) => {
  const { title, text, button } = stringsOf(language).news[kind] as unknown as Words;
  const said = subjectIn(language, subject);
  return { title: title(said), text: text(said), button };
};

export const newsTitle = (news: StoredNews, language: Language): string => newsWords(news, language).title;
