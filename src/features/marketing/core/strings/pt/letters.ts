import type { sentences as english } from '#features/marketing/core/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  contact: {
    subject: (topic, name) => `${topic}: ${name}`,
    heading: (name) => `${name} escreve`,
    closing: (email) => `Enviado com o formulário de contacto. A resposta a este e-mail vai para ${email}.`,
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
