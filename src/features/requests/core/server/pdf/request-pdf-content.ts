import { buffer } from 'node:stream/consumers';
import type { Request } from '#features/requests/core/contract/shapes.ts';
import {
  answerInWords,
  budgetInWords,
  timingInWords,
} from '#features/requests/core/rules/request-in-words.ts';
import { isInvitationUnanswered } from '#features/requests/core/rules/requests.ts';
import { readRequestFileRows, requestFileStore } from '#features/requests/core/server/request-files.ts';
import { formatDateWithWeekday, formatLongDate, formatShortDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/format-money.ts';
import { formatWeekdayAndDay } from '#kernel/format-short-dates.ts';
import type { Language } from '#kernel/language.ts';
import { translatedName } from '#kernel/translated-name.ts';
import { drawJpegInChildProcess } from '#server/pages/draw-in-child-process.ts';
import type { Services } from '#server/services/services.ts';
import { stringsOf } from '#strings/strings.ts';

/** A picture is half as wide as the text, where this is sharp in print. */
const PICTURE_SIDE = 640;

interface RequestPdfPicture {
  /** It is in base64. */
  jpeg: string;
  alt: string;
  caption: string;
  /** The height for one of width. */
  ratio: number;
}

type Row = readonly [term: string, value: string];

/** The PDF is drawn from this alone, so it holds every word. */
export interface RequestPdfContent {
  language: Language;
  title: string;
  at: string;
  line: string;
  facts: readonly Row[];
  words: { heading: string; texts: readonly { label: string | null; text: string }[] };
  answers: readonly { heading: string; rows: readonly Row[] }[];
  pictures: { heading: string; shown: readonly RequestPdfPicture[] };
  plans: { heading: string; names: readonly string[] };
  foot: { left: readonly string[]; notice: string; name: string; pageOf: string };
}

type Words = ReturnType<typeof stringsOf>;

const factsOf = (request: Request, { asking }: Words, language: Language): Row[] => {
  const { commune, communeNames, postalCode, street, dwelling, timing, budget, client } = request;
  const kind = dwelling.kind ? asking.dwellings[dwelling.kind] : '';
  const format = {
    weekday: (day: string) => formatWeekdayAndDay(day, language),
    longDate: (date: Date) => formatLongDate(date, language),
    moneyAsGiven: (cents: bigint) => formatMoney(cents, { language, withCents: 'where any' }),
  };
  const place = commune && translatedName(language, { name: commune, names: communeNames });
  return [
    [asking.where, [place, postalCode].filter(Boolean).join(', ')],
    [asking.street, street ?? asking.streetLater(client.name)],
    [asking.dwellingShort, dwelling.builtYear ? asking.builtIn(kind, dwelling.builtYear) : kind],
    [asking.mainResidenceShort, dwelling.isMainResidence ? asking.reducedMayApply : asking.no],
    [asking.timingShort, timingInWords(timing, asking, format) ?? ''],
    [asking.budgetShort, budgetInWords(budget, asking, format)],
  ];
};

const answersOf = ({ questions, asked }: Request, { asking }: Words) =>
  [
    {
      heading: asking.questionsAndAnswers,
      rows: questions.flatMap((question): Row[] =>
        question.answer === null ? [] : [[question.label, answerInWords(question, question.answer, asking)]],
      ),
    },
    {
      heading: asking.askedAndAnswered,
      rows: asked.map(({ text, answer }): Row => [text, answer ?? asking.notAnswered]),
    },
  ].filter(({ rows }) => rows.length > 0);

/** Only the files that the reader's request names are read. */
const readPictures = async (
  { db, files }: Pick<Services, 'db' | 'files'>,
  request: Request,
): Promise<RequestPdfPicture[]> => {
  const shownIds = new Set(request.files.map(({ id }) => id));
  const pictures: RequestPdfPicture[] = [];
  for (const row of await readRequestFileRows(db, request.id)) {
    if (row.kind !== 'picture' || !shownIds.has(row.id)) continue;
    const file = await requestFileStore.open(files, row, 'small');
    if (!file) continue;
    const jpeg = await drawJpegInChildProcess(await buffer(file.content), PICTURE_SIDE);
    pictures.push({
      jpeg: jpeg.toString('base64'),
      alt: row.caption ?? row.name,
      caption: row.caption ?? '',
      ratio: row.width && row.height ? row.height / row.width : 1,
    });
  }
  return pictures;
};

/** Returns what the PDF of a request says: no more than the page shows the same company. */
export const readRequestPdfContent = async (
  services: Pick<Services, 'db' | 'files'>,
  request: Request,
  { language, at }: { language: Language; at: Date },
): Promise<RequestPdfContent> => {
  const words = stringsOf(language);
  const { asking, letters, requestPaper, quotePaper } = words;
  const [invitation] = request.invitations;
  if (!invitation) throw new Error(`Request ${request.id} is shown to a company without its invitation`);
  const lastDay = new Date(Date.parse(invitation.dueAt) - 1);
  const line = [
    request.category && translatedName(language, request.category),
    asking.sentOn(formatLongDate(new Date(invitation.sentAt), language)),
    isInvitationUnanswered(invitation.state) &&
      letters.work.replyBy(formatDateWithWeekday(lastDay, language)),
  ];
  return {
    language,
    title: request.title ?? asking.noTitle,
    at: at.toISOString(),
    line: line.filter(Boolean).join(' · '),
    facts: factsOf(request, words, language),
    words: {
      heading: asking.inTheirWords,
      texts: [
        { label: null, text: request.description ?? '' },
        ...request.additions.map(({ text, isWithdrawal, createdAt }) => ({
          label: asking.addedOn(formatShortDate(new Date(createdAt), language)),
          text: isWithdrawal ? asking.fileWithdrawn(text) : text,
        })),
      ],
    },
    answers: answersOf(request, words),
    pictures: { heading: asking.pictures, shown: await readPictures(services, request) },
    plans: {
      heading: requestPaper.plans,
      names: request.files
        .filter(({ kind }) => kind === 'pdf')
        .map(({ caption, name }) => (caption ? `${caption} (${name})` : name)),
    },
    foot: {
      left: [asking.requestOf(request.client.name), formatLongDate(at, language)],
      notice: requestPaper.notice(invitation.company.name),
      name: request.title ?? asking.noTitle,
      pageOf: quotePaper.pageOf,
    },
  };
};
