import { expect, test } from 'vitest';
import { allEndpointRoutes } from '#app/registry.ts';
import { MAX_ATTACHMENTS_PER_MESSAGE } from '#features/messaging/core/rules/attachments.ts';
import { MAX_MESSAGE_LENGTH } from '#features/messaging/core/rules/message-rules.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { languages } from '#kernel/language.ts';
import { MAX_FILE_BYTES } from '#kernel/max-file-bytes.ts';
import { findSentence } from '#kernel/sentence-keys.ts';
import { MAX_PICTURE_PIXELS } from '#server/files/is-image.ts';
import { stringsOf } from '#strings/strings.ts';
import { testDatabase } from '#testing/database.ts';

const { db } = await testDatabase();

interface Limit {
  key: string;
  limit: number;
}

interface Def {
  checks?: readonly { _zod: { def: CheckDef } }[];
  shape?: Record<string, Node>;
  [part: string]: unknown;
}

interface CheckDef {
  check: string;
  minimum?: number;
  maximum?: number;
  value?: number;
  error?: (issue: unknown) => unknown;
}

interface Node {
  _zod: { def: Def };
}

const isNode = (value: unknown): value is Node => {
  if (typeof value !== 'object' || value === null || !('_zod' in value)) return false;
  const { _zod: inner } = value as Node;
  return !('check' in inner.def);
};

const limitOf = ({ minimum, maximum, value }: CheckDef) => minimum ?? maximum ?? value;

/** Finds each length and size that a schema demands, with the message key for a value that breaks it. */
const limitsIn = (node: Node, seen = new Set<Node>()): Limit[] => {
  if (seen.has(node)) return [];
  seen.add(node);
  const {
    _zod: { def },
  } = node;
  const own = (def.checks ?? []).flatMap(({ _zod }): Limit[] => {
    const limit = limitOf(_zod.def);
    const key = _zod.def.error?.({ input: undefined });
    return limit === undefined || typeof key !== 'string' ? [] : [{ key, limit }];
  });
  const parts = Object.values(def).flatMap((part) =>
    isNode(part) ? [part] : Array.isArray(part) ? part : [],
  );
  const nested = [...parts, ...Object.values(def.shape ?? {})].filter(isNode);
  return [...own, ...nested.flatMap((part) => limitsIn(part, seen))];
};

const schemasOf = ({ body, query }: Endpoint) =>
  [body, query].filter((schema): schema is Node & typeof schema => isNode(schema));

const limits = allEndpointRoutes(db).flatMap(({ endpoint }) =>
  schemasOf(endpoint).flatMap((node) => limitsIn(node)),
);

const PHONE_NUMBER = /\+\d[\d ]*/g;

/** Reads the numbers in a sentence, however its language separates thousands. */
const numbersIn = (words: string): number[] =>
  [...words.replaceAll(PHONE_NUMBER, '').matchAll(/\d+(?:[.,\u00a0\u202f ]\d{3})*/g)].map(([found]) =>
    Number(found.replaceAll(/\D/g, '')),
  );

const MEGABYTE = 1024 * 1024;

/** These sentences name other numbers; each list has them in their order. */
const named: Record<string, readonly number[]> = {
  'messaging.attachmentTooLarge': [MAX_FILE_BYTES / MEGABYTE],
  'messaging.attachmentUnreadable': [MAX_PICTURE_PIXELS / 1e6],
  'messaging.tooManyAttachments': [MAX_ATTACHMENTS_PER_MESSAGE],
  'talk.tooLong': [MAX_MESSAGE_LENGTH],
  'editor.pictureTooLarge': [MAX_FILE_BYTES / MEGABYTE],
  'editor.pictureUnreadable': [MAX_PICTURE_PIXELS / 1e6],
  'editor.logoHint': [MAX_FILE_BYTES / MEGABYTE],
  'editor.galleryHint': [MAX_FILE_BYTES / MEGABYTE],
  'room.fileTooLarge': [MAX_FILE_BYTES / MEGABYTE],
  'proofs.documentHint': [MAX_FILE_BYTES / MEGABYTE],
  'proofs.documentSize': [MAX_FILE_BYTES / MEGABYTE],
};

test('the limits of the contracts are found', () => {
  expect(limits.length).toBeGreaterThan(60);
  expect(limits).toContainEqual({ key: 'messaging.contentTooLong', limit: 5_000 });
});

test.each(languages)('a sentence that names a limit names the one that holds: %s', (language) => {
  const wrong = limits.flatMap(({ key, limit }) => {
    const words = findSentence(stringsOf(language), key);
    const told = words === undefined ? [] : numbersIn(words);
    return told.length === 0 || told.includes(limit) ? [] : [`${key}: ${words} (${limit} holds)`];
  });
  expect(wrong).toEqual([]);
});

test.each(languages)('a sentence names the sizes and counts that hold: %s', (language) => {
  const told = Object.keys(named).map((key) => [
    key,
    numbersIn(findSentence(stringsOf(language), key) ?? ''),
  ]);
  expect(Object.fromEntries(told)).toEqual(named);
});
