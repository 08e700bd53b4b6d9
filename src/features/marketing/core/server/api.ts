import { getOperator, sendContactMessage } from '#features/marketing/core/contract/marketing.ts';
import { enqueueMail } from '#features/notifications/email/server/index.ts';
import { DEFAULT_LANGUAGE } from '#kernel/language.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { ipNetworkOf } from '#server/http/ip-network.ts';
import { contactEmail } from './contact-email.ts';

const MESSAGES_OF_AN_IP = { points: 5, seconds: 60 * 60 };

export const routes: EndpointRoute[] = [
  handle(sendContactMessage, async ({ body: { website, ...message }, ip, services }) => {
    await services.limits.spend('contact', ipNetworkOf(ip), MESSAGES_OF_AN_IP);
    if (website) return {};
    const to = services.config.mail.contact;
    await enqueueMail(services.db, services, {
      to,
      replyTo: message.email,
      language: DEFAULT_LANGUAGE,
      letter: contactEmail(message),
    });
    return {};
  }),

  handle(getOperator, async ({ services: { config } }) => {
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
