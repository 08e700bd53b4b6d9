import type { sentences as english } from '#features/accounts/core/strings/en/letters.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const YEARS = RETENTION_DAYS.dormantAccounts / 365;

export const sentences: TranslationType<typeof english> = {
  code: {
    subject: (code) => `${code} é o seu código do Giewel`,
    heading: 'O seu código de verificação',
    text: 'Escreva este código no Giewel para provar que este endereço é seu:',
    note: 'É válido durante 10 minutos. Se não o pediu, não precisa de fazer nada: não acontece nada.',
    sms: (code) => `${code} é o seu código do Giewel. É válido durante 10 minutos.`,
  },
  changeCode: {
    subject: (code) => `${code} é o seu código do Giewel`,
    heading: 'O seu novo endereço de e-mail',
    text: 'Uma conta no Giewel quer passar a usar este endereço. Para dizer que sim, escreva este código no Giewel:',
    note: 'É válido durante 10 minutos. Se não o pediu, não o use: este endereço não passa a ser usado.',
  },
  reset: {
    subject: 'Definir uma palavra-passe nova',
    heading: 'Definir uma palavra-passe nova',
    text: 'Recebemos um pedido, provavelmente seu, para definir uma palavra-passe nova na sua conta no Giewel.',
    button: 'Definir a palavra-passe',
    note: 'A ligação serve uma vez, durante 30 minutos. Se não pediu nada, a palavra-passe fica como está.',
  },
  passwordChanged: {
    subject: 'A sua palavra-passe foi alterada',
    heading: 'A sua palavra-passe foi alterada',
    text: 'A palavra-passe da sua conta no Giewel acaba de ser alterada. A sessão terminou em todos os outros dispositivos.',
    passkeysText:
      'Estas chaves de acesso ainda abrem a sua conta. Remova todas as que não conhece, ou mesmo todas:',
    passkeyLine: (name, day) => `${name}, adicionada a ${day}`,
    passkeysButton: 'Ver as chaves de acesso',
    note: 'Se não pediu isto, defina já uma palavra-passe nova e escreva-nos.',
  },
  erasureAsked: {
    subject: 'A sua conta vai ser eliminada',
    heading: 'A sua conta vai ser eliminada',
    text: (day) =>
      `Recebemos um pedido, provavelmente seu, para eliminar a sua conta no Giewel. Até ${day} tudo fica como está, e pode mudar de ideias.`,
    waits:
      'Estes contratos ainda estão em curso. A conta é eliminada assim que terminar o último; até lá, a outra parte mantém o projeto, e já a avisámos. O que não faz falta a nenhum contrato é eliminado nesse dia e não se pode recuperar.',
    contract: (object, otherSide) => `${object}, com ${otherSide}`,
    button: 'Manter a minha conta',
    note: 'Se não pediu isto, mantenha a conta e mude já a palavra-passe.',
  },
  emailChanged: {
    subject: 'O seu endereço de e-mail foi alterado',
    heading: 'O seu endereço de e-mail foi alterado',
    text: (address) =>
      `A sua conta no Giewel usa agora ${address}. Este é o último e-mail para este endereço.`,
    note: 'Se não pediu isto, inicie sessão com o nome de utilizador, volte a pôr o seu endereço e mude depois a palavra-passe.',
  },
  factorAdded: {
    subject: 'Ao iniciar sessão é agora pedido um código',
    heading: 'Os códigos de uma aplicação estão ativados',
    text: 'A quem inicia sessão na sua conta no Giewel com a palavra-passe é pedido também um código da sua aplicação.',
    note: 'Se não fez isto, responda já a este e-mail: alguém sabe a sua palavra-passe.',
  },
  factorRemoved: {
    subject: 'Ao iniciar sessão já não é pedido um código',
    heading: 'Os códigos de uma aplicação estão desativados',
    text: 'Para iniciar sessão na sua conta no Giewel volta a bastar a palavra-passe.',
    note: 'Se não fez isto, mude já a palavra-passe e volte a ativar os códigos.',
  },
  dormant: {
    subject: 'A sua conta no Giewel acaba em breve',
    heading: 'Mantemos a sua conta?',
    text: `Há quase ${YEARS} anos que ninguém inicia sessão na sua conta. Dentro de ${RETENTION_DAYS.dormantWarning} dias é eliminada, com as suas pastas e o seu perfil; o que escreveu a outros fica com eles, sem o seu nome.`,
    button: 'Entrar e manter a conta',
    note: 'Basta iniciar sessão uma vez. Se já não precisa da conta, não há nada a fazer.',
  },
  emailChangeAsked: {
    subject: 'Um novo endereço de e-mail para a sua conta',
    heading: 'Um novo endereço de e-mail para a sua conta',
    text: (address) =>
      `A sua conta no Giewel vai passar a usar ${address}, assim que for escrito o código que enviámos para lá; até então vale este endereço.`,
    note: 'Se não pediu isto, inicie sessão, mantenha o seu endereço em Definições e mude já a palavra-passe.',
  },
  phoneChanged: {
    subject: 'O seu número de telefone foi alterado',
    heading: 'O seu número de telefone foi alterado',
    text: 'A sua conta no Giewel tem agora outro número de telefone, ou nenhum. Encontra-o em Definições.',
    note: 'Se não fez isto, volte a pôr o seu número em Definições e mude já a palavra-passe.',
  },
  passkeyAdded: {
    subject: 'Foi adicionada uma chave de acesso',
    heading: 'Foi adicionada uma chave de acesso',
    text: (name) =>
      `Já se pode iniciar sessão na sua conta no Giewel com uma chave de acesso criada em ${name}.`,
    note: 'Se não fez isto, remova-a em Definições, Segurança, e mude já a palavra-passe.',
  },
};
