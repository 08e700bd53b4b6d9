import { eq } from 'drizzle-orm';
import { writeFor } from '#messaging/server/index.ts';
import { askAboutQuote, askForChange, declineQuote, seeQuote } from '#quotes/contract/quotes.ts';
import { linesOf } from '#quotes/rules/paper.ts';
import { moveInvitation, sendLiveToClient, sendLiveToCompany } from '#requests/server/index.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { stringsOf } from '#strings/strings.ts';
import { actAsClient } from './act.ts';
import { moveQuote } from './move.ts';
import { notifyOfQuote } from './news.ts';
import { presentQuote } from './present.ts';
import { findOwnQuote, sideOf } from './store.ts';
import { quotes } from './tables.ts';

const see: Route = answer(seeQuote, (call) =>
  actAsClient(call, async ({ transaction, quote, now }) => {
    if (quote.seenAt === null)
      await transaction.update(quotes).set({ seenAt: now }).where(eq(quotes.id, quote.id));
  }),
);

const askChange: Route = answer(askForChange, (call) =>
  actAsClient(call, async ({ transaction, quote, now }) => {
    const asked = await moveQuote(transaction, quote, 'askChange', { now, changeWords: call.body.text });
    if (!asked) throw call.refuse('quoteEnded');
    await notifyOfQuote(transaction, call.tools, asked, 'quoteChangeAsked');
  }),
);

const decline: Route = answer(declineQuote, (call) =>
  actAsClient(call, async ({ transaction, quote, held, now }) => {
    const { body, tools, refuse } = call;
    const declined = await moveQuote(transaction, quote, 'decline', {
      now,
      declinedFor: body.reason,
      declinedWords: body.text || null,
    });
    if (!declined) throw refuse('quoteEnded');
    const invitation = held?.invitations.find(({ id }) => id === quote.invitationId);
    if (held && invitation) {
      const lost = await moveInvitation(transaction, invitation, 'lose', { now });
      await sendLiveToClient(transaction, held.request);
      await sendLiveToCompany(transaction, lost ?? invitation);
    }
    await notifyOfQuote(transaction, tools, declined, 'quoteDeclined');
  }),
);

const ask: Route = answer(askAboutQuote, ({ params, body, person, language, tools, refuse }) =>
  tools.db.transaction(async (transaction) => {
    const row = await findOwnQuote(transaction, person.id, params.id);
    if (!row || sideOf(row, person.id) !== 'client') throw refuse('quoteNotFound');
    if (row.ownerId === null) throw refuse('notAvailable');
    const words = stringsOf(language).quotePaper;
    const shown = await presentQuote(transaction, row, { personId: person.id, now: tools.clock.now() });
    const line = linesOf(shown.sections).find(({ id }) => id === body.lineId);
    if (body.lineId !== undefined && !line) throw refuse('lineNotFound');
    const named = { number: row.number ?? '', object: shown.object };
    const about = line
      ? words.aboutLine({ ...named, line: line.description })
      : words.aboutKind({ ...named, kind: body.kind ? words.kinds[body.kind] : null });
    const why = await writeFor(transaction, tools, person, {
      receiverId: row.ownerId,
      content: `${about}\n\n${body.text}`,
    });
    if (why) throw refuse('notAvailable');
    return { partnerId: row.ownerId };
  }),
);

export const clientRoutes: readonly Route[] = [see, askChange, decline, ask];
