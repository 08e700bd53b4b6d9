import { z } from 'zod';

/*
 * A backup is a gzip stream of sections. A section is a header (JSON) and a body of any length, both in frames: four
 * bytes of length, then the bytes; an empty frame ends the section. So no size has to be known beforehand, and a table
 * or file of any size passes through in little memory.
 */

const FORMAT = 1;
const LENGTH_BYTES = 4;
const LARGEST_FRAME = 64 * 1024 * 1024;

const manifest = z.object({
  kind: z.literal('giewel-backup'),
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  schemaVersion: z.int(),
  migrations: z.array(z.object({ version: z.int(), name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
});
const header = z.discriminatedUnion('kind', [
  manifest,
  z.object({ kind: z.literal('table'), name: z.string() }),
  z.object({ kind: z.literal('file'), path: z.string() }),
  z.object({ kind: z.literal('end') }),
]);

export type ArchiveManifest = z.infer<typeof manifest>;
export type ArchiveHeader = z.infer<typeof header>;

export interface ArchiveSection {
  header: ArchiveHeader;
  body: AsyncIterable<Buffer>;
}

export const createArchiveManifest = (
  content: Omit<ArchiveManifest, 'kind' | 'format'>,
): ArchiveManifest => ({
  kind: 'giewel-backup',
  format: FORMAT,
  ...content,
});

export async function* writeArchiveSection(
  header: ArchiveHeader,
  body?: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  yield frame(Buffer.from(JSON.stringify(header)));
  for await (const chunk of body ?? []) {
    if (chunk.length > 0) yield frame(chunk);
  }
  yield frame(Buffer.alloc(0));
}

/** Yields the sections in order, up to the one that says it is the last. */
export async function* readArchiveSections(stream: AsyncIterable<Buffer>): AsyncGenerator<ArchiveSection> {
  const frames = readFrames(stream);
  for (;;) {
    const first = await frames.next();
    if (first.done) throw new Error('it ends too early');
    const section = {
      header: header.parse(JSON.parse(first.value.toString('utf8'))),
      body: readBody(frames),
    };
    yield section;
    for await (const _ of section.body); // The reader may have skipped it.
    if (section.header.kind === 'end') break;
  }
  if (!(await frames.next()).done) throw new Error('it goes on after its end');
}

async function* readBody(frames: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  for (;;) {
    const next = await frames.next();
    if (next.done) throw new Error('it ends too early');
    if (next.value.length === 0) return;
    yield next.value;
  }
}

async function* readFrames(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pending = Buffer.alloc(0);
  for await (const chunk of stream) {
    pending = Buffer.concat([pending, chunk]);
    while (pending.length >= LENGTH_BYTES) {
      const end = LENGTH_BYTES + pending.readUInt32BE();
      if (end > LARGEST_FRAME) throw new Error('it holds something that cannot be');
      if (pending.length < end) break;
      yield pending.subarray(LENGTH_BYTES, end);
      pending = pending.subarray(end);
    }
  }
  if (pending.length > 0) throw new Error('it ends too early');
}

function frame(bytes: Buffer): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}
