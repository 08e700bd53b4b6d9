import { lettersIn } from '#demo/material/messages.ts';
import { placeIn } from '#demo/material/place-names.ts';
import type { RandomSource } from '#demo/random.ts';
import type { Language } from '#kernel/language.ts';
import type { DemoCompany } from './companies.ts';
import type { DemoPlan } from './demo.ts';
import { lowerFirst } from './names.ts';
import { type DemoUser, languageOfClient } from './people.ts';
import { addProject, jobsOf, tradeOfProject } from './work.ts';

const MINUTE = 60_000;

export interface MessageThread {
  client: DemoUser;
  companyUserId: number;
  /** Client and company take turns, the client first. */
  texts: readonly string[];
  startedAt: Date;
  /** The company took so long for each reply; the client takes twice as long. */
  minutesToAnswer: number;
  /** So many of the last messages are unread. */
  unread?: number;
}

export const addThread = (demo: DemoPlan, thread: MessageThread) => {
  let sentAt = thread.startedAt.getTime();
  const latest = demo.minutesAgo(3).getTime();
  for (const [index, content] of thread.texts.entries()) {
    const isClient = index % 2 === 0;
    if (index > 0) sentAt += thread.minutesToAnswer * (isClient ? 2 : 1) * MINUTE;
    demo.tables.messages.add({
      senderId: isClient ? thread.client.id : thread.companyUserId,
      receiverId: isClient ? thread.companyUserId : thread.client.id,
      content,
      isRead: index < thread.texts.length - (thread.unread ?? 0),
      createdAt: new Date(Math.min(sentAt, latest)),
    });
  }
};

/** Adds work under discussion: a project that is open or half complete, with its messages. */
export const addPresentWork = (
  demo: DemoPlan,
  companies: readonly DemoCompany[],
  clients: readonly DemoUser[],
) => {
  const random = demo.random('present work');
  const busy = random.shuffle(companies.filter(({ position }) => position > 6)).slice(0, 64);
  for (const company of busy)
    addTalk(
      demo,
      company,
      random.pick(clients.filter((client) => company.row.languages?.includes(languageOfClient(client)))),
      random,
    );
};

/** Returns an enquiry, a reply, what the client says to it and the end of it. */
export const wholeTalk = (client: DemoUser, job: string, place: string, random: RandomSource): string[] => {
  const language = languageOfClient(client);
  const { enquiries, firstAnswers, clientReplies, closings } = lettersIn(language);
  const enquiry = random
    .pick(enquiries)
    .replace('{job}', asWithinSentence(language, job))
    .replace('{place}', placeIn(language, place));
  return [enquiry, random.pick(firstAnswers), random.pick(clientReplies), random.pick(closings)];
};

/** German and Luxembourgish write nouns large. */
const asWithinSentence = (language: Language, job: string): string =>
  language === 'de' || language === 'lb' ? job : lowerFirst(job);

const addTalk = (demo: DemoPlan, company: DemoCompany, client: DemoUser, random: RandomSource) => {
  const trade = tradeOfProject(company, random);
  const daysAgo = random.between(1, Math.min(70, company.joinedDaysAgo));
  const project = addProject(
    demo,
    company,
    {
      trade,
      job: random.pick(jobsOf(trade, client)),
      state: random.pick(['open', 'open', 'open', 'client-confirmed', 'company-confirmed']),
      client,
      daysAgo,
    },
    random,
  );
  const whole = wholeTalk(client, project.words.name, project.place, random);
  const texts = whole.slice(0, random.between(1, whole.length));
  addThread(demo, {
    client,
    companyUserId: company.row.userId,
    texts,
    startedAt: demo.daysAgo(daysAgo, random),
    minutesToAnswer: random.between(15, 400),
    unread: texts.length === 1 ? 1 : random.between(0, 1),
  });
};
