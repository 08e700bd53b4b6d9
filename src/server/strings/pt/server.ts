import type { TranslationType } from '#kernel/translation-type.ts';
import type { sentences as english } from '#server/strings/en/server.ts';

export const sentences: TranslationType<typeof english> = {
  invalidInput: 'Reveja os campos marcados em baixo.',
  invalidField: 'Este valor não é válido.',
  malformedJson: 'O pedido não é JSON válido.',
  notJson: 'Envie este pedido em JSON.',
  bodyTooLarge: 'O pedido é demasiado grande.',
  addressTooLong: 'O endereço é demasiado longo.',
  headersTooLarge: 'Os cabeçalhos do pedido são demasiado grandes.',
  badRequest: 'Não foi possível entender o pedido.',
  requestTimeout: 'O pedido demorou demasiado a chegar.',
  notFound: 'Não há nada neste endereço.',
  signInFirst: 'Inicie primeiro sessão.',
  tokenInvalid: 'Este token da API é desconhecido, expirou ou foi revogado.',
  tokenNotAllowed: 'Nenhum token da API pode fazer isto: inicie sessão no site.',
  scopeMissing: 'Falta a este token da API a permissão {scope}.',
  methodNotAllowed: 'Este endereço aceita outros métodos: veja o cabeçalho Allow.',
  stepUpNeeded: 'Mostre mais uma vez que a conta é sua.',
  wrongPassword: 'A palavra-passe atual não está certa',
  clientsOnly: 'Para isto, precisa de uma conta de cliente.',
  companiesOnly: 'Para isto, precisa de uma conta de empresa.',
  ownersOnly: 'Só o proprietário da empresa pode fazer isto.',
  managersOnly: 'Só o proprietário e os gestores da empresa podem fazer isto.',
  factorMissing: 'Configure primeiro um segundo fator.',
  foreignOrigin: 'Este pedido veio de outro site e foi recusado.',
  foreignHost: 'O Giewel não responde neste endereço.',
  tooManyRequests: 'Demasiadas tentativas. Tente de novo daqui a {minutes} min.',
  tooManyForHours: 'Demasiadas tentativas. Tente de novo daqui a {hours} horas.',
  tooManyForDays: 'Demasiadas tentativas. Tente de novo daqui a {days} dias.',
  storageFull:
    'Os {gigabytes} GB de espaço desta conta estão cheios. Apague ficheiros de que já não precisa e tente de novo.',
  tooMuchAtOnce:
    'Foi mais num minuto do que uma pessoa faz. Continue daqui a {seconds} segundos: nada se perdeu.',
  tooManyProfiles:
    'A partir da sua ligação já foram vistas hoje 600 empresas, o máximo que mostramos sem conta. Inicie sessão para continuar, ou volte daqui a {hours} horas.',
  tooManyTitle: 'Uma pequena pausa',
  unusableKey: 'Uma Idempotency-Key tem de 1 a 128 caracteres.',
  keyReused: 'A primeira tentativa resultou afinal. Envie de novo apenas se quiser as duas.',
  conflict: 'Isto não é compatível com algo que já existe.',
  unavailable: 'Estamos com um problema neste momento. Tente de novo daqui a pouco.',
  fault: 'Algo correu mal do nosso lado. Tente de novo.',
  offlineTitle: 'Está sem ligação à internet',
  offlineText:
    'Esta página abre sozinha assim que a ligação voltar. Nada do que escreveu noutro sítio se perdeu.',
  tryAgain: 'Tentar de novo',
  awayTitle: 'Um momento',
  awayText:
    'Estamos com um problema neste momento. Esta página tenta de novo automaticamente dentro de alguns segundos.',
  asOf: 'Estamos com um problema neste momento. O que vê é de {time}.',
  alsoHere: 'O Giewel também está em português.',
  docsTitle: 'API do Giewel',
  docsStepUp:
    'Precisa de uma prova: um início de sessão ou outra prova nesta sessão nos últimos 5 minutos, ou `currentPassword` no corpo.',
  docsStepUpOf:
    'Quando altera {fields}, precisa de uma prova: um início de sessão ou outra prova nesta sessão nos últimos 5 minutos, ou `currentPassword` no corpo.',
  docsLead: 'Todos os pontos de acesso, como os contratos os declaram. Para máquinas: /api/openapi.json.',
};
