import type { sentences as english } from '#features/companies/core/strings/en/sign-in-first.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'É preciso iniciar sessão',
  message: 'Inicie sessão para enviar mensagens a empresas.',
  messageKept: 'A sua mensagem está guardada. Enviamo-la assim que iniciar sessão.',
  save: 'Inicie sessão para guardar empresas em pastas.',
  like: 'Inicie sessão para indicar que gosta de uma empresa.',
  project: 'Inicie sessão para iniciar uma obra.',
  contact: 'Inicie sessão para adicionar empresas aos seus contactos.',
  favourite: 'Inicie sessão para marcar empresas como favoritas.',
};
