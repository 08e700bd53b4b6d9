import { expect, test } from 'vitest';
import { buildCompanyInvitation } from '#demo/builders/company-invitation.ts';
import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildUser } from '#demo/builders/user.ts';
import { testHost } from '#testing/host.ts';

const { ask, db } = await testHost({ withPages: true });

const company = await buildCompany(db, { name: 'Daach and Co' });
const { id: member } = await buildUser(db, { username: 'nora-reding', userType: 'company' });
await buildCompanyMember(db, { companyId: company.id, userId: member });
const token = 'p'.repeat(43);
await buildCompanyInvitation(db, { companyId: company.id, email: 'anouk@mail.example', token });

const read = async (address: string, as?: number) => {
  const { status, text } = await ask('GET', address, as === undefined ? {} : { as });
  return { status, text: text.replace(/<(script|style|title)[^>]*>[\s\S]*?<\/\1>/g, '') };
};

test('/company-team shows owners everything, members who they work with', async () => {
  const owners = await read('/company-team', company.userId);
  expect(owners.status).toBe(200);
  for (const word of ['Invite someone', 'anouk@mail.example', 'Team activity'])
    expect(owners.text).toContain(word);
  const members = await read('/company-team', member);
  expect(members.text).toContain('Clients see the company’s name, not yours');
  for (const word of ['Invite someone', 'anouk@mail.example', 'Team activity'])
    expect(members.text).not.toContain(word);
  const client = await buildUser(db);
  // A link that belongs to another account says so (reading 80).
  expect(await read('/company-team', client.id)).toMatchObject({
    status: 404,
    text: expect.stringContaining('This page doesn’t belong to the account you’re logged in with'),
  });
});

test('/join-company asks a visitor for an account, and whoever is signed in for a press', async () => {
  const address = `/join-company?token=${token}`;
  const visitors = await read(address);
  expect(visitors.status).toBe(200);
  for (const word of ['Join Daach and Co', 'Username', 'Password']) expect(visitors.text).toContain(word);
  const nowhere = await buildUser(db, { userType: 'company' });
  const signedIn = await read(address, nowhere.id);
  expect(signedIn.text).toContain('Join the team');
  expect(signedIn.text).not.toContain('Username');
});

test.each(['', '?token=x', `?token=${'q'.repeat(43)}`])(
  '/join-company%s says that it is gone',
  async (search) => {
    expect((await read(`/join-company${search}`)).text).toContain('This invitation no longer works');
  },
);

test('a thread says who of the company wrote, to the company alone', async () => {
  const client = await buildUser(db);
  await buildMessage(db, { senderId: company.userId, receiverId: client.id, content: 'On Monday.' });
  await ask('POST', '/api/messages', { as: member, body: { receiverId: client.id, content: 'At noon.' } });
  const { text } = await read(`/messages/${client.id}`, member);
  expect(text).toMatch(/You wrote[^<]*<[\s\S]*?On Monday/);
  expect(text).toMatch(/nora-reding wrote[^<]*<[\s\S]*?At noon/);
  const clients = (await read(`/messages/${company.userId}`, client.id)).text;
  expect(clients).toMatch(/Daach and Co wrote[^<]*<[\s\S]*?At noon/);
  expect(clients).not.toContain('nora-reding');
});
