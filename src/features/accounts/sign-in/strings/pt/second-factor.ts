import type { sentences as english } from '#features/accounts/sign-in/strings/en/second-factor.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Códigos de uma aplicação',
  offer:
    'Ao iniciar sessão com a palavra-passe, passa a ser pedido também um código de uma aplicação do seu telemóvel. Quem só sabe a palavra-passe fica à porta.',
  turnOn: 'Ativar',
  on: 'Ativado',
  since: (date) => `Ativado desde ${date}.`,
  left: (count) =>
    pluralForm('pt', count, {
      one: 'Resta 1 código de recuperação.',
      many: `Restam ${count} de códigos de recuperação.`,
      other: `Restam ${count} códigos de recuperação.`,
    }),
  turnOff: 'Desativar…',
  renew: 'Novos códigos de recuperação…',
  failed: (reason) => `Não resultou: ${reason}`,

  scan: 'Leia isto com uma aplicação que gera códigos, por exemplo aquela onde o telemóvel guarda as palavras-passe.',
  qrAlt: 'Código QR com o segredo para a sua aplicação',
  orType: 'Ou escreva isto na aplicação:',
  orOpen: 'Abrir numa aplicação deste dispositivo',
  code: 'Código da aplicação',
  codeHint: '6 algarismos. A cada 30 segundos vem um novo.',
  anyCodeHint: '6 algarismos da aplicação, ou um código de recuperação.',
  confirm: 'Ativar',
  confirming: 'A ativar…',
  cancel: 'Cancelar',
  close: 'Fechar',
  turnedOn: 'Os códigos de uma aplicação estão ativados',
  turnedOff: 'Os códigos de uma aplicação estão desativados',

  recoveryTitle: 'Guarde os seus códigos de recuperação',
  recoveryText:
    'Se perder o telemóvel, cada um serve para entrar uma vez. Só aparecem agora: imprima-os, ou guarde-os onde guarda as palavras-passe.',
  recoveryCodes: 'Códigos de recuperação',
  download: 'Descarregar',
  fileName: 'giewel-codigos-de-recuperacao.txt',
  fileHead: (username) =>
    `Códigos de recuperação de ${username} no Giewel. Cada um serve para entrar uma vez.`,
  kept: 'Já os guardei',

  offTitle: 'Desativar os códigos',
  offText:
    'Depois, para iniciar sessão só é pedida a palavra-passe. Os códigos de recuperação também deixam de valer.',
  off: 'Desativar',
  turningOff: 'A desativar…',
  renewTitle: 'Novos códigos de recuperação',
  renewText: 'Os que tem deixam logo de valer.',
  renewNow: 'Criar novos',
  renewing: 'A criar…',

  pageTitle: 'Segundo fator · Giewel',
  pageHeading: 'Mais uma fechadura e pode entrar',
  pageLead:
    'Vê aquilo que as pessoas confiam ao Giewel. Por isso a palavra-passe sozinha não chega: escolha códigos de uma aplicação, ou uma chave de acesso.',
};
