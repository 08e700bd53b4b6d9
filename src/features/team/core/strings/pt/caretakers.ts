import type { sentences as english } from '#features/team/core/strings/en/caretakers.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  leadNotFound: 'Contacto não encontrado',
  memberNotFound: 'Não encontrámos esta pessoa na sua equipa',

  nobody: 'Ainda não atribuído',
  me: 'Atribuído a si',
  somebody: (name) => `Atribuído a ${name}`,
  choose: 'Atribuir a',
  you: (name) => `${name} (a sua conta)`,
  noOne: 'Ninguém',
  changed: (name) => `Agora atribuído a ${name}`,
  cleared: 'Atribuição removida',
  changeFailed: 'Não foi possível mudar o responsável',
};
