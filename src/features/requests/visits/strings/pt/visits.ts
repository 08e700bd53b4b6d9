import type { sentences as english } from '#features/requests/visits/strings/en/visits.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  visitNotFound: 'Essa visita não existe',
  invitationNotFound: 'Esse pedido não existe',
  partnerNotFound: 'Não está em contacto com esse cliente',
  memberNotFound: 'Ninguém com esse nome trabalha aqui',
  calendarNotFound: 'Não há nenhuma agenda neste endereço',
  noStreet: 'Indique a rua',
  companySuspended:
    'Esta empresa está suspensa de momento. Pode voltar a responder-lhe quando a suspensão for levantada',
  invitationEnded: 'Este pedido terminou',
  notAvailable: 'De momento não se pode propor aqui uma visita',
  visitStands: 'Já há uma visita. Mude antes essa',
  visitEnded: 'Esta visita já passou ou foi anulada',
  notYourTurn: 'De momento não há horários à escolha',
  slotGone: 'Este horário já não está disponível. Escolha outro',
  memberBusy: 'A essa hora já há outra visita combinada',

  startRequired: 'Escolha um dia e uma hora',
  minutesInvalid: 'Uma visita dura entre 15 minutos e 8 horas',
  slotsRequired: 'Escolha pelo menos um horário',
  threeAtMost: 'Podem propor-se até três horários',
  slotInPast: 'Escolha horários que ainda estejam para vir',
  slotsOverlap: 'Estes horários sobrepõem-se',
  slotTooLate: 'Escolha horários dentro dos próximos 6 meses',
  slotAfterRequest: 'O pedido termina antes disso. Escolha um horário mais cedo',
  oneOfTwo: 'Diga para que pedido ou para que cliente é',
  tooLong: 'Este texto é demasiado longo',
};
