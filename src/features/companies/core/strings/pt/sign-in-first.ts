import type { sentences as english } from '#features/companies/core/strings/en/sign-in-first.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'É preciso iniciar sessão',
  message: 'Inicie sessão para escrever às empresas.',
  messageKept: 'A sua mensagem está guardada. Segue assim que iniciar sessão.',
  save: 'Inicie sessão para guardar empresas em pastas.',
  like: 'Inicie sessão para dizer de que empresas gosta.',
  project: 'Inicie sessão para abrir uma obra.',
  contact: 'Inicie sessão para adicionar empresas aos seus contactos.',
  favourite: 'Inicie sessão para marcar empresas como favoritas.',
};
