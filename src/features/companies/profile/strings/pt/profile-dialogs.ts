import type { sentences as english } from '#features/companies/profile/strings/en/profile-dialogs.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  close: 'Fechar',
  picturesOf: (name) => `Imagens de ${name}`,
  carousel: 'Imagens da obra',
  photoOf: (place, total) => `Imagem ${place} de ${total}`,
  previousPhoto: 'Imagem anterior',
  nextPhoto: 'Imagem seguinte',
  choosePhoto: 'Escolher uma imagem',
  summary: 'Resumo da obra',
  status: 'Estado',
  completed: 'Concluída',
  photoCount: 'Imagens',
  budget: 'Valor',
  completionDate: 'Data de conclusão',
  completedOn: (date) => `Concluída a ${date}`,
  projectReviews: 'Avaliações',
};
