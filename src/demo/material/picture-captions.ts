import { z } from 'zod/mini';
import index from '#illustrations/index.json' with { type: 'json' };
import { type Language, writtenLanguages } from '#kernel/language.ts';
import { readMaterial } from './read-material.ts';

/** Each drawn scene has captions of its own, so that a picture is never called what it doesn't show. */
const captionsByScene = readMaterial(
  'picture-captions',
  z.record(z.string(), z.record(z.enum(writtenLanguages), z.array(z.string()))),
);

export const scenesByTrade: Readonly<Record<string, readonly string[]>> = index.scenesByTrade;

export const captionsOf = (scene: string, language: Language): readonly string[] => {
  const captions = captionsByScene[scene]?.[language];
  if (!captions) throw new Error(`There is no caption for ${scene}`);
  return captions;
};
