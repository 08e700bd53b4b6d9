import type { TranslationType } from '#kernel/translation-type.ts';
import type { sentences as english } from '#server/strings/en/server.ts';

export const sentences: TranslationType<typeof english> = {
  invalidInput: 'Verifique os campos assinalados abaixo.',
  invalidField: 'Este valor não é válido.',
  unknownField: 'Este campo não existe.',
  malformedJson: 'O pedido não é JSON válido.',
  notJson: 'Envie este pedido em JSON.',
  bodyTooLarge: 'O pedido é demasiado grande.',
  addressTooLong: 'O endereço é demasiado longo.',
  headersTooLarge: 'Os cabeçalhos do pedido são demasiado grandes.',
  badRequest: 'Não conseguimos entender o pedido.',
  requestTimeout: 'O pedido demorou demasiado a chegar. Tente de novo.',
  notFound: 'Este endereço não existe.',
  signInFirst: 'Inicie sessão primeiro.',
  tokenInvalid:
    'Este token da API é desconhecido, expirou ou foi revogado. Envie «Authorization: Bearer» e um token válido.',
  tokenNotAllowed: 'Esta ação não é possível com um token da API. Inicie sessão no site.',
  scopeMissing: 'Este token da API não tem a permissão {scope}.',
  methodNotAllowed: 'Este endereço não aceita este método. Veja o cabeçalho Allow.',
  stepUpNeeded: 'Confirme a sua identidade.',
  wrongPassword: 'A palavra-passe atual está errada',
  clientsOnly: 'Esta ação requer uma conta de cliente.',
  companiesOnly: 'Esta ação requer uma conta de empresa.',
  ownersOnly: 'Esta ação está reservada ao proprietário da empresa.',
  managersOnly: 'Esta ação está reservada ao proprietário e aos gestores da empresa.',
  factorMissing: 'Configure primeiro a verificação em dois passos.',
  foreignOrigin: 'Recusámos este pedido porque veio de outro site.',
  foreignHost: 'O Giewel não está disponível neste endereço.',
  tooManyRequests: 'Demasiadas tentativas. Tente de novo daqui a {minutes} min.',
  tooManyForHours: 'Demasiadas tentativas. Tente de novo daqui a {hours} horas.',
  tooManyForDays: 'Demasiadas tentativas. Tente de novo daqui a {days} dias.',
  storageFull:
    'Esta conta já ocupa os {gigabytes} GB de espaço de que dispõe. Elimine ficheiros de que já não precisa e tente de novo.',
  tooMuchAtOnce: 'Demasiadas ações num minuto. Não se perdeu nada. Tente de novo daqui a {seconds} segundos.',
  tooManyProfiles:
    'Já viu hoje 600 empresas a partir desta ligação, o máximo para quem não tem sessão iniciada. Inicie sessão para continuar, ou volte daqui a {hours} horas.',
  tooManyTitle: 'Demasiadas ações seguidas',
  unusableKey: 'Uma Idempotency-Key tem de ter entre 1 e 128 caracteres.',
  keyReused: 'A primeira tentativa foi aceite. Para enviar também esta versão, tente de novo.',
  conflict: 'A sua alteração entra em conflito com dados já existentes. Atualize a página e tente de novo.',
  unavailable: 'Estamos com um problema neste momento. Tente de novo daqui a pouco.',
  fault: 'Algo correu mal do nosso lado. Tente de novo.',
  offlineTitle: 'Está sem ligação à internet',
  offlineText:
    'Esta página abre automaticamente quando voltar a ter ligação. O que escreveu noutras páginas não se perdeu.',
  tryAgain: 'Tentar de novo',
  awayTitle: 'Um momento',
  awayText:
    'Estamos com um problema neste momento. Esta página tenta de novo automaticamente dentro de alguns segundos.',
  asOf: 'Estamos com um problema neste momento. Esta versão da página é de {time}.',
  alsoHere: 'O Giewel também está disponível em português.',
  docsTitle: 'API do Giewel',
  docsStepUp:
    'Requer confirmação da identidade: um início de sessão ou outra prova nesta sessão nos últimos 5 minutos, ou `currentPassword` no corpo.',
  docsStepUpOf:
    'Alterar {fields} requer confirmação da identidade: um início de sessão ou outra prova nesta sessão nos últimos 5 minutos, ou `currentPassword` no corpo.',
  docsLead: 'Todos os endpoints da API do Giewel. A versão legível por máquina está em /api/openapi.json.',
};
