import { crc32, inflateRawSync } from 'node:zlib';

const LOCAL_HEADER = 30;
const CENTRAL_HEADER = 46;

/** Returns the files of a ZIP archive by their names, each checked against its checksum. */
export const unzip = (archive: Buffer): Map<string, Buffer> => {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const count = archive.readUInt16LE(end + 10);
  const files = new Map<string, Buffer>();
  let offset = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    const [method, size] = [archive.readUInt16LE(offset + 10), archive.readUInt32LE(offset + 20)];
    const [nameLength, extraLength] = [archive.readUInt16LE(offset + 28), archive.readUInt16LE(offset + 30)];
    const name = archive.toString('utf8', offset + CENTRAL_HEADER, offset + CENTRAL_HEADER + nameLength);
    const local = archive.readUInt32LE(offset + 42);
    const from = local + LOCAL_HEADER + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const compressed = archive.subarray(from, from + size);
    const content = method === 0 ? compressed : inflateRawSync(compressed);
    if (crc32(content) !== archive.readUInt32LE(offset + 16)) throw new Error(`${name} is damaged`);
    files.set(name, content);
    offset += CENTRAL_HEADER + nameLength + extraLength + archive.readUInt16LE(offset + 32);
  }
  return files;
};
