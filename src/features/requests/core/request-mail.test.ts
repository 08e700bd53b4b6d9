import { expect, test } from 'vitest';
import { emailOfNotification } from '#testing/email-of-notification.ts';
import { testHost } from '#testing/host.ts';
import { requestCalls, wholeRequest } from '#testing/requests.ts';

const host = await testHost();
const { ask } = host;
const { client, sent, roofer, company, invitationOf } = await requestCalls(host);

test('the mail about a request says what is to be done, as long as the company may read it, and not where', async () => {
  const { id, userId } = await roofer();
  await sent((await client()).id, [id]);
  const text = await emailOfNotification(host, 'requestReceived', userId);
  for (const words of [wholeRequest.description, 'Budget: €25,000–€35,000']) expect(text).toContain(words);
  expect(text).not.toContain(wholeRequest.street);
  expect(text).not.toContain('Phone:');
  const invitation = await invitationOf(userId);
  await company(userId, invitation.id, 'decline', { reason: 'too-far' });
  expect(await emailOfNotification(host, 'requestReceived', userId)).not.toContain(wholeRequest.description);
});

test('the mail about a street that is shown says it, as long as the company sees it there', async () => {
  const { id, userId } = await roofer();
  const claire = await client();
  const request = await sent(claire.id, [id]);
  const url = `/api/requests/${request.id}/street`;
  expect(await ask('POST', url, { as: claire.id, body: { companyId: id } })).toMatchObject({ status: 200 });
  const place = `Where: ${wholeRequest.street}, L-${wholeRequest.postalCode} ${wholeRequest.commune}`;
  expect(await emailOfNotification(host, 'requestStreetShown', userId)).toContain(place);
  const invitation = await invitationOf(userId);
  await company(userId, invitation.id, 'decline', { reason: 'too-far' });
  const later = await emailOfNotification(host, 'requestStreetShown', userId);
  expect(later).toContain('You can now see the street address for');
  for (const words of ['Where:', wholeRequest.street]) expect(later).not.toContain(words);
});
