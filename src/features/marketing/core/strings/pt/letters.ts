import type { sentences as english } from '#features/marketing/core/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  contact: {
    subject: (topic, name) => `${topic}: ${name}`,
    heading: (name) => `Mensagem de ${name}`,
    closing: (email) =>
      `Enviado pelo formulário de contacto. Responda a este e-mail para escrever a ${email}.`,
  },
  topics: {
    general: 'Pergunta',
    account: 'Conta',
    company: 'Empresa',
    'illegal-content': 'Conteúdo ilegal',
    privacy: 'Privacidade',
    accessibility: 'Acessibilidade',
    security: 'Segurança',
  },
};
