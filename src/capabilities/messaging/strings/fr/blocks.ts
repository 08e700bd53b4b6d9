import type { Widened } from '#kernel/widened.ts';
import type { sentences as english } from '#messaging/strings/en/blocks.ts';

export const sentences: Widened<typeof english> = {
  byPartner: (name) => `${name} a rompu le contact avec vous : vous ne pouvez plus rien lui envoyer.`,
};
