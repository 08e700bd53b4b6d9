import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { buildApiToken } from '#demo/builders/api-token.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildUser } from '#demo/builders/user.ts';
import { testHost } from '#testing/host.ts';

const { app, ask, db } = await testHost();
const address = await app.listen({ port: 0, host: '127.0.0.1' });

const { body } = await ask('GET', '/api/openapi.json');
const document = body as { info: { description: string }; servers: [{ url: string }] };

/** The program that lists leads as somebody copies it, with small pages and against this server. */
const documentedProgram = (language: string) => {
  const blocks = [
    ...document.info.description.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]+?)\`\`\``, 'g')),
  ];
  const [code] = blocks.map(([, block]) => block ?? '').filter((block) => block.includes('limit=50'));
  return (code ?? '').replace('limit=50', 'limit=2').replaceAll(document.servers[0].url, address);
};

const run = async (command: string, args: string[], token: string) => {
  const child = spawn(command, args, {
    env: { ...process.env, GIEWEL_TOKEN: token },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return output.trim().split('\n');
};

const companyWithLeads = async () => {
  const company = await buildCompany(db);
  const token = `giewel_${String(company.id).padStart(43, '0')}`;
  await buildApiToken(db, {
    userId: company.userId,
    scopes: ['leads:read'],
    tokenHash: createHash('sha256').update(token).digest(),
  });
  const clients = [];
  for (const fullName of ['Claire Hoffmann', 'Marc Weber', 'Anne Klein', 'Jo Thill', 'Lea Muller'])
    clients.push(await buildUser(db, { fullName }));
  for (const { id } of clients)
    await buildMessage(db, { senderId: id, receiverId: company.userId, content: 'Moien' });
  return { token, lines: clients.map(({ id, fullName }) => `${id} new ${fullName}`).toReversed() };
};

test('the program of the documentation in Node lists all pages of leads', async () => {
  const { token, lines } = await companyWithLeads();
  const args = ['--input-type=module', '--eval', documentedProgram('js')];
  expect(await run(process.execPath, args, token)).toEqual(lines);
});

test.skipIf(spawnSync('python3', ['--version']).error)(
  'the program of the documentation in Python lists all pages of leads',
  async () => {
    const { token, lines } = await companyWithLeads();
    expect(await run('python3', ['-c', documentedProgram('python')], token)).toEqual(lines);
  },
);
