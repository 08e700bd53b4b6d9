import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

interface Paint {
  width: number;
  height: number;
  left: string;
  right: string;
}

/** Paints two colours side by side, to be written in any format. */
export const twoColours = ({ width, height, left, right }: Paint) =>
  sharp({ create: { width, height, channels: 3, background: left } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: right } },
      left: width / 2,
      top: 0,
    },
  ]);

const chunk = (type: string, data: Buffer) => {
  const typeAndData = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(typeAndData), 4);
  return Buffer.concat([frame.subarray(0, 4), typeAndData, frame.subarray(4)]);
};

// Each of Adam7's passes begins at a row and a column, with a distance between its pixels.
const passes = [
  [0, 8, 0, 8],
  [4, 8, 0, 8],
  [0, 4, 4, 8],
  [2, 4, 0, 4],
  [0, 2, 2, 4],
  [1, 2, 0, 2],
  [0, 1, 1, 2],
] as const;

/** Makes a black PNG a few kB long. It is interlaced, so that decoding needs all of it in memory. */
export const vastPng = (side: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 1], 8);
  const length = passes
    .map(([x, dx, y, dy]) => Math.ceil((side - y) / dy) * (1 + Math.ceil(Math.ceil((side - x) / dx) / 8)))
    .reduce((sum, bytes) => sum + bytes);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(length))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** Decodes a WebP of ours. */
export const pixelsOf = async (bytes: Buffer) => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    /** Returns red, green and blue of a pixel, each 0 to 255. */
    at: (x: number, y: number) => {
      const from = (Math.floor(y) * info.width + Math.floor(x)) * 3;
      return [...data.subarray(from, from + 3)] as [number, number, number];
    },
  };
};
