import type { sentences as english } from '#features/accounts/core/strings/en/letters.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const YEARS = RETENTION_DAYS.dormantAccounts / 365;

export const sentences: TranslationType<typeof english> = {
  code: {
    subject: 'O seu código do Giewel',
    heading: 'O seu código de verificação',
    text: 'Introduza este código no Giewel para confirmar que este endereço é seu:',
    note: 'O código é válido durante 10 minutos. Se não o pediu, ignore este e-mail.',
    sms: (code) => `${code} é o seu código do Giewel. Válido durante 10 minutos.`,
  },
  changeCode: {
    subject: 'O seu código do Giewel',
    heading: 'Confirme o seu novo e-mail',
    text: 'Recebemos um pedido para usar este endereço numa conta do Giewel. Para confirmar, introduza este código no Giewel:',
    note: 'O código é válido durante 10 minutos. Se não o pediu, ignore este e-mail, e não usamos este endereço.',
  },
  reset: {
    subject: 'Definir uma palavra-passe nova',
    heading: 'Definir uma palavra-passe nova',
    text: 'Recebemos um pedido para definir uma palavra-passe nova para a sua conta do Giewel.',
    button: 'Definir a palavra-passe',
    note: 'O link só pode ser utilizado uma vez e expira ao fim de 30 minutos. Se não o pediu, ignore este e-mail. A palavra-passe não muda.',
  },
  passwordChanged: {
    subject: 'A sua palavra-passe foi alterada',
    heading: 'A sua palavra-passe foi alterada',
    text: 'A palavra-passe da sua conta do Giewel acaba de ser alterada. Terminámos a sessão em todos os outros dispositivos.',
    passkeysText: 'Estas chaves de acesso continuam válidas. Remova as que não reconhecer:',
    passkeyLine: (name, day) => `${name}, adicionada a ${day}`,
    passkeysButton: 'Verificar as chaves de acesso',
    note: 'Se não reconhece esta alteração, defina já uma palavra-passe nova e contacte-nos.',
  },
  erasureAsked: {
    subject: 'A sua conta vai ser eliminada',
    heading: 'A sua conta vai ser eliminada',
    text: (day) =>
      `Recebemos um pedido para eliminar a sua conta do Giewel. Até ${day}, a conta fica como está, e pode mudar de ideias.`,
    waits:
      'Estes contratos ainda estão em curso. Eliminamos a conta quando todos terminarem. Até lá, a outra parte, que já avisámos, mantém o acesso à obra. Depois da data acima, eliminamos tudo o que não é necessário para estes contratos, e não o pode recuperar.',
    contract: (object, otherSide) => `${object}, com ${otherSide}`,
    button: 'Manter a minha conta',
    note: 'Se não fez este pedido, mantenha a conta e mude já a palavra-passe.',
  },
  emailChanged: {
    subject: 'O seu endereço de e-mail foi alterado',
    heading: 'O seu endereço de e-mail foi alterado',
    text: (address) =>
      `A sua conta do Giewel está agora associada a ${address}. Este é o último e-mail que enviamos para o endereço antigo.`,
    note: 'Se não reconhece esta alteração, inicie sessão com o nome de utilizador, reponha o endereço e defina uma palavra-passe nova.',
  },
  factorAdded: {
    subject: 'Verificação em dois passos ativada',
    heading: 'Verificação em dois passos ativada',
    text: 'Ao iniciar sessão na sua conta do Giewel com a palavra-passe, pedimos também um código da aplicação de autenticação.',
    note: 'Se não reconhece esta alteração, responda já a este e-mail. Alguém sabe a sua palavra-passe.',
  },
  factorRemoved: {
    subject: 'Verificação em dois passos desativada',
    heading: 'Verificação em dois passos desativada',
    text: 'Para iniciar sessão na sua conta do Giewel, agora só precisa da palavra-passe.',
    note: 'Se não reconhece esta alteração, mude já a palavra-passe e volte a ativar a verificação em dois passos.',
  },
  dormant: {
    subject: 'Vamos eliminar em breve a sua conta do Giewel',
    heading: 'Quer manter a sua conta?',
    text: `Não inicia sessão há quase ${YEARS} anos. Daqui a ${RETENTION_DAYS.dormantWarning} dias, vamos eliminar a sua conta, incluindo as pastas e o perfil. As pessoas a quem escreveu ficam com as mensagens, sem o seu nome.`,
    button: 'Manter a minha conta',
    note: 'Para manter a conta, basta iniciar sessão. Se já não precisa dela, não tem de fazer nada.',
  },
  emailChangeAsked: {
    subject: 'Pedido para mudar o seu e-mail',
    heading: 'Pedido para mudar o seu e-mail',
    text: (address) =>
      `Recebemos um pedido para mudar o e-mail da sua conta do Giewel para ${address}. A mudança só é efetuada quando for introduzido o código que enviámos para o novo endereço. Até lá, continuamos a usar este.`,
    note: 'Se não fez este pedido, inicie sessão, anule a mudança em Definições e mude já a palavra-passe.',
  },
  phoneChanged: {
    subject: 'O seu número de telefone foi alterado',
    heading: 'O seu número de telefone foi alterado',
    text: 'O número de telefone da sua conta do Giewel foi alterado ou removido. Verifique-o em Definições.',
    note: 'Se não reconhece esta alteração, reponha o número em Definições e mude já a palavra-passe.',
  },
  passkeyAdded: {
    subject: 'Foi adicionada uma chave de acesso',
    heading: 'Foi adicionada uma chave de acesso',
    text: (name) =>
      `Já pode iniciar sessão na sua conta do Giewel com uma chave de acesso criada em ${name}.`,
    note: 'Se não reconhece esta alteração, remova a chave de acesso em Definições > Segurança e mude já a palavra-passe.',
  },
};
