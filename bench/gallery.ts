// Twenty photographs of 8 MB sent at once into one gallery, while everybody else looks through the directory.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { buildCompanyOnPlan } from '#demo/builders/subscription.ts';
import { openBench } from './bench-host.ts';
import { loadOf } from './load.ts';

const PICTURES = 20;
const PICTURE_MB = 8;
const WANTED_SECONDS = 20;

/** Noise is what a camera's grain is to a JPEG: it makes the file as large as a photograph's. */
const photograph = async (): Promise<Uint8Array> => {
  const [width, height] = [5600, 4200];
  const grain = { width: width / 8, height: height / 8, channels: 3 } as const;
  const jpeg = await sharp(randomBytes(grain.width * grain.height * 3), { raw: grain })
    .resize(width, height)
    .jpeg({ quality: 92 })
    .toBuffer();
  // Padding behind the picture brings it to the size, as a camera's metadata would.
  return Buffer.concat([jpeg, Buffer.alloc(Math.max(0, PICTURE_MB * 1e6 - jpeg.length))]);
};

const bench = await openBench();
const { db } = bench.database;
const company = await buildCompanyOnPlan(db, 'premium');
const cookie = await bench.signIn(company.userId);
const server = await bench.listen({ isCached: true });
const picture = await photograph();

const file = join(bench.services.config.dataDir, 'photograph.jpg');
await writeFile(file, picture);

/** Sends from a process of its own, whose memory is not the server's. */
const send = () =>
  promisify(execFile)('node', [
    join(import.meta.dirname, 'picture-sender.ts'),
    `${server}/api/company-profile/pictures`,
    cookie,
    file,
    String(PICTURES),
  ]);

let highestMb = 0;
const watch = setInterval(() => {
  highestMb = Math.max(highestMb, process.memoryUsage().rss / 1e6);
}, 20);
const beforeMb = process.memoryUsage().rss / 1e6;
const began = performance.now();
const sent = send().then(() => (performance.now() - began) / 1000);
// Each stored picture clears the cache, so these responses are computed again and again.
const others = await loadOf(`${server}/api/companies`, { seconds: 5, connections: 4 });
const seconds = await sent;
clearInterval(watch);
await bench.close();

const report = (label: string, figure: string, target = '') =>
  console.log(`  ${label.padEnd(44)} ${figure.padStart(10)}${target && `   (${target})`}`);
console.log(`\n${PICTURES} photographs of ${(picture.length / 1e6).toFixed(1)} MB at once`);
report('until the last is in the gallery', `${seconds.toFixed(1)} s`, `within ${WANTED_SECONDS} wanted`);
report('GET /api/companies meanwhile, p99', `${others.p99.toFixed(0)} ms`, 'under 100 wanted');
report('more memory at most', `${(highestMb - beforeMb).toFixed(0)} MB`);
