import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { emailsIn } from '#testing/emails-in.ts';
import { eventually } from '#testing/eventually.ts';
import { copyTree, edits, makeEdit, saveFile } from './edited-copy.ts';
import { expect, test, visit } from './fixtures.ts';
import { type Product, startProduct } from './product.ts';

let folder: string;
let dev: Product;

test.beforeAll(async () => {
  folder = await copyTree();
  dev = await startProduct({ DEMO: 'off', LOG_LEVEL: 'info' }, [
    process.execPath,
    join(folder, 'scripts/dev-server.ts'),
  ]);
});

test.afterAll(async () => {
  await dev.end('SIGTERM');
  await dev.remove();
  await rm(dirname(folder), { recursive: true, force: true });
});

/** Asks again and again, on connections of its own, and gathers what went wrong. */
const keepAsking = (address: string) => {
  const failures: unknown[] = [];
  let asked = 0;
  const ask = async () => {
    asked += 1;
    const status = await fetch(address, { headers: { connection: 'close' } }).then(
      (response) => response.status,
      (error: unknown) => error,
    );
    if (status !== 200) failures.push(status);
  };
  const timer = setInterval(() => void ask(), 25);
  return { failures, asked: () => asked, stop: () => clearInterval(timer) };
};

test('each edit shows, what is typed stays, the page stays alive and the port open', async ({
  openPage,
  onTestEnd,
}) => {
  const polled = keepAsking(`${dev.address}/healthz`);
  onTestEnd(polled.stop);
  const page = await openPage({ product: dev.address });
  await visit(page, '/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Typed before anything was edited');
  for (const edit of edits) {
    await makeEdit(folder, edit, page, dev.address);
    if (edit.name === 'style sheet' || edit.name === 'component' || edit.name === 'page')
      await expect
        .poll(() => message.inputValue(), { message: edit.name })
        .toBe('Typed before anything was edited');
  }
  await page.getByLabel('Your name').fill('Anne Weber');
  await page.getByLabel('Your email address').fill('anne@example.lu');
  await message.fill('Typed after everything was edited');
  await page.getByRole('button', { name: '(edited component)' }).click();
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect.poll(() => message.inputValue()).toBe('');
  expect(polled.failures).toEqual([]);
  expect(polled.asked()).toBeGreaterThan(10);
});

test('a job that is put in after its code was edited is done by the new code', async () => {
  const replacements = () => dev.stdout().split('The server runs the new code').length;
  const before = replacements();
  const file = join(folder, 'src/features/notifications/email/server/delivery-queue.ts');
  const code = await readFile(file, 'utf8');
  await saveFile(file, code.replace('Subject: message.letter.subject', "Subject: 'Edited job'"));
  await eventually(() => expect(replacements()).toBeGreaterThan(before));
  const letter = {
    name: 'Anne',
    email: 'anne@job.example',
    topic: 'general',
    message: 'Who does this job now?',
  };
  const response = await fetch(`${dev.address}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(letter),
  });
  expect(response.status).toBe(201);
  const outbox = join(dev.dataDir, 'outbox');
  await eventually(async () => {
    const letters = await Promise.all(
      (await emailsIn(outbox)).map((name) => readFile(join(outbox, name), 'utf8')),
    );
    expect(letters.find((text) => text.includes(letter.email))).toContain('Subject: Edited job');
  }, 10_000);
});

test('a sentence is replaced on the page, and what is typed stays', async ({ openPage }) => {
  const page = await openPage({ product: dev.address });
  await visit(page, '/contact');
  await page.getByRole('textbox', { name: 'Message' }).fill('Typed before the sentence');
  const file = join(folder, 'src/features/marketing/core/strings/en/marketing.ts');
  const sentences = await readFile(file, 'utf8');
  await saveFile(file, sentences.replace('A member of our team', 'Edited sentence: a member of our team'));
  await page.getByText('Edited sentence:').waitFor();
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Typed before the sentence');
});

test(
  'code that does not run is said in the terminal and on the page, and the code before it goes on until it is mended',
  { tag: '@nightly' },
  async ({ openPage }) => {
    const page = await openPage({ product: dev.address });
    await visit(page, '/contact');
    const overlay = page.locator('vite-error-overlay');
    const file = join(folder, 'src/server/http/build-server.ts');
    const code = await readFile(file, 'utf8');
    await saveFile(file, `${code}\nthrow new Error('A mistake of a moment');\n`);
    await overlay.waitFor({ state: 'attached' });
    expect(dev.stdout()).toContain('A mistake of a moment');
    expect((await fetch(`${dev.address}/healthz`)).status).toBe(200);
    await saveFile(file, code.replace("status: 'ok'", "status: 'mended'"));
    await eventually(async () =>
      expect(await (await fetch(`${dev.address}/healthz`)).text()).toContain('mended'),
    );
    await overlay.waitFor({ state: 'detached' });
  },
);
