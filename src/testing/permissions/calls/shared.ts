import { formWith } from '#testing/permissions/objects.ts';
import type { Call } from './call.ts';

export const words = 'It rains through the roof, please come soon.';
export const password = 'rue-de-la-Gare-26';
export const picture: Call = () => ({ form: formWith('picture') });
