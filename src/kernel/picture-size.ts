import * as z from 'zod/mini';

/** Of a picture that is kept in two sizes; large where nothing is said. */
export const pictureSize = z.object({ size: z.optional(z.enum(['small', 'large'])) });
