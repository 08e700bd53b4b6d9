import type { Widened } from '#kernel/widened.ts';
import type { sentences as english } from '#messaging/strings/en/blocks.ts';

export const sentences: Widened<typeof english> = {
  byPartner: (name) => `${name} terminou o contacto consigo, por isso já não lhe pode enviar nada de novo.`,
};
