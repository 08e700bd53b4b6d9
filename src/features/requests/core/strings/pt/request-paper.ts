import type { sentences as english } from '#features/requests/core/strings/en/request-paper.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  file: (id) => `pedido-${id}.pdf`,
  plans: 'Plantas para transferir no Giewel',
  notice: (company) =>
    `Para ${company}. Contém dados pessoais de um cliente: partilhe-o apenas com quem ajuda a responder e elimine-o quando já não precisar dele.`,
};
