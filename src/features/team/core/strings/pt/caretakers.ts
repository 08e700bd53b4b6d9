import type { sentences as english } from '#features/team/core/strings/en/caretakers.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  leadNotFound: 'Esse contacto não existe',
  memberNotFound: 'Essa pessoa não está na sua equipa',

  nobody: 'Ainda ninguém trata disto',
  me: 'Está a seu cargo',
  somebody: (name) => `${name} trata disto`,
  choose: 'Quem trata disto?',
  you: (name) => `${name} (a sua conta)`,
  noOne: 'Ninguém',
  changed: (name) => `${name} trata disto agora`,
  cleared: 'Agora ninguém trata disto',
  changeFailed: 'Não foi possível passar isto a outra pessoa',
};
