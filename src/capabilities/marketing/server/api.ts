import { HOUSE_LANGUAGE } from '#kernel/language.ts';
import { mail } from '#mail/server/index.ts';
import { getOperator, sendContactMessage } from '#marketing/contract/marketing.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { networkOf } from '#server/network.ts';
import { contactLetter } from './letters.ts';

const MESSAGES_OF_AN_IP = { points: 5, seconds: 60 * 60 };

export const routes: Route[] = [
  answer(sendContactMessage, async ({ body: { website, ...message }, ip, tools }) => {
    await tools.limits.spend('contact', networkOf(ip), MESSAGES_OF_AN_IP);
    if (website) return {};
    const to = tools.config.mail.contact;
    await mail(tools.db, tools, {
      to,
      replyTo: message.email,
      language: HOUSE_LANGUAGE,
      letter: contactLetter(message),
    });
    return {};
  }),

  answer(getOperator, async ({ tools: { config } }) => {
    const { name, address, registration, vat, permit, director, phone, email } = config.operator;
    return {
      name: name ?? null,
      address: address ?? null,
      registration: registration ?? null,
      vat: vat ?? null,
      permit: permit ?? null,
      director: director ?? null,
      phone: phone ?? null,
      email: email ?? null,
    };
  }),
];
