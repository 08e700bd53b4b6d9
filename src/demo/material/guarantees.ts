import { z } from 'zod/mini';
import { writtenLanguages } from '#kernel/language.ts';
import { readMaterial } from './read-material.ts';

export const guarantees = readMaterial('guarantees', z.record(z.enum(writtenLanguages), z.array(z.string())));
