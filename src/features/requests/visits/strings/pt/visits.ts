import type { sentences as english } from '#features/requests/visits/strings/en/visits.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  visitNotFound: 'Visita não encontrada',
  invitationNotFound: 'Pedido não encontrado',
  partnerNotFound: 'Escolha um cliente com quem esteja em contacto',
  memberNotFound: 'Membro da equipa não encontrado',
  calendarNotFound: 'Este link do calendário já não é válido. Crie um novo.',
  noStreet: 'Indique a rua e o número',
  companySuspended:
    'Esta empresa está suspensa de momento. Pode voltar a contactá-la quando a suspensão terminar.',
  invitationEnded: 'Este pedido terminou',
  notAvailable: 'De momento não pode propor uma visita',
  visitStands: 'Já marcou uma visita. Em vez de propor outra, remarque essa.',
  visitEnded: 'Esta visita já passou ou foi cancelada',
  notYourTurn: 'De momento não há horários à escolha',
  slotGone: 'Este horário já não está disponível. Escolha outro.',
  memberBusy: 'O membro da equipa já tem uma visita a essa hora',

  startRequired: 'Escolha um dia e uma hora',
  minutesInvalid: 'Uma visita tem de durar entre 15 minutos e 8 horas',
  slotsRequired: 'Escolha pelo menos um horário',
  threeAtMost: 'Pode propor até três horários',
  slotInPast: 'Escolha horários futuros',
  slotsOverlap: 'Estes horários sobrepõem-se',
  slotTooLate: 'Escolha horários nos próximos 6 meses',
  slotAfterRequest: 'O pedido expira antes disso. Escolha um horário mais cedo.',
  oneOfTwo: 'Escolha o pedido ou o cliente da visita',
  tooLong: 'Este texto é demasiado longo',
};
