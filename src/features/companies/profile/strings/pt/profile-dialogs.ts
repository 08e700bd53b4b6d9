import type { sentences as english } from '#features/companies/profile/strings/en/profile-dialogs.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  close: 'Fechar',
  picturesOf: (name) => `Imagens de ${name}`,
  carousel: 'Fotografias da obra',
  photoOf: (place, total) => `Fotografia ${place} de ${total}`,
  previousPhoto: 'Fotografia anterior',
  nextPhoto: 'Fotografia seguinte',
  choosePhoto: 'Escolher uma fotografia',
  summary: 'Resumo da obra',
  status: 'Estado',
  completed: 'Concluída',
  photoCount: 'Fotografias',
  budget: 'Valor',
  completionDate: 'Data de conclusão',
  completedOn: (date) => `Concluída a ${date}`,
  projectReviews: 'Avaliações',
};
