import { formWith } from '#testing/permissions/objects.ts';
import type { RequestBuilder } from './request-builder.ts';

export const sampleText = 'It rains through the roof, please come soon.';
export const samplePassword = 'rue-de-la-Gare-26';
export const pictureRequest: RequestBuilder = () => ({ form: formWith('picture') });
