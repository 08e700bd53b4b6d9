import * as z from 'zod/mini';

/** A picture is stored in two sizes; the large one is sent by default. */
export const pictureSizeSchema = z.object({ size: z.optional(z.enum(['small', 'large'])) });
