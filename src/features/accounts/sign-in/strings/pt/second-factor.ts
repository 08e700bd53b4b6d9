import type { sentences as english } from '#features/accounts/sign-in/strings/en/second-factor.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Verificação em dois passos',
  offer:
    'Ao iniciar sessão com a palavra-passe, pedimos também um código de uma aplicação de autenticação no seu telemóvel. Quem só souber a palavra-passe não consegue entrar.',
  turnOn: 'Ativar',
  on: 'Ativa',
  since: (date) => `Ativa desde ${date}.`,
  left: (count) =>
    pluralForm('pt', count, {
      one: 'Resta 1 código de recuperação.',
      many: `Restam ${count} de códigos de recuperação.`,
      other: `Restam ${count} códigos de recuperação.`,
    }),
  turnOff: 'Desativar…',
  renew: 'Criar novos códigos de recuperação…',
  failed: (reason) => `Algo correu mal: ${reason}`,

  scan: 'Leia este código com uma aplicação de autenticação, como o gestor de palavras-passe do telemóvel.',
  qrAlt: 'Código QR para a sua aplicação de autenticação',
  orType: 'Ou introduza esta chave na aplicação:',
  orOpen: 'Abrir numa aplicação deste dispositivo',
  code: 'Código de autenticação',
  codeHint: 'Introduza o código de 6 algarismos da aplicação. Muda a cada 30 segundos.',
  anyCodeHint: 'Introduza o código de 6 algarismos da aplicação, ou um código de recuperação.',
  confirm: 'Ativar',
  confirming: 'A ativar…',
  cancel: 'Cancelar',
  close: 'Fechar',
  turnedOn: 'Verificação em dois passos ativada',
  turnedOff: 'Verificação em dois passos desativada',

  recoveryTitle: 'Guarde os seus códigos de recuperação',
  recoveryText:
    'Se perder o telemóvel, cada código permite iniciar sessão uma vez. Só os mostramos agora: imprima-os, ou guarde-os junto das suas palavras-passe.',
  recoveryCodes: 'Códigos de recuperação',
  download: 'Transferir',
  fileName: 'giewel-codigos-de-recuperacao.txt',
  fileHead: (username) =>
    `Códigos de recuperação de ${username} no Giewel. Cada código só pode ser utilizado uma vez.`,
  kept: 'Já os guardei',

  offTitle: 'Desativar a verificação em dois passos',
  offText:
    'Passa a precisar apenas da palavra-passe para iniciar sessão. Os códigos de recuperação também deixam de ser válidos.',
  off: 'Desativar',
  turningOff: 'A desativar…',
  renewTitle: 'Criar novos códigos de recuperação',
  renewText: 'Assim que criar novos códigos, os atuais deixam de ser válidos.',
  renewNow: 'Criar códigos',
  renewing: 'A criar…',

  pageTitle: 'Verificação em dois passos · Giewel',
  pageHeading: 'Configurar a verificação em dois passos',
  pageLead:
    'Como pode ver dados privados de outras pessoas, a palavra-passe não é suficiente. Escolha uma aplicação de autenticação ou uma chave de acesso.',
};
