import type { sentences as english } from '#features/companies/profile/strings/en/profile-dialogs.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  close: 'Zoumaachen',
  picturesOf: (name) => `Fotoe ${applyEifelRule('vun', name)}`,
  carousel: 'Fotoe vum Chantier',
  photoOf: (place, total) => `Foto ${place} ${applyEifelRule('vun', total)}`,
  previousPhoto: 'Foto virdrun',
  nextPhoto: 'Nächst Foto',
  choosePhoto: 'Foto wielen',
  summary: 'Iwwersiicht vum Chantier',
  status: 'Status',
  completed: 'Fäerdeg',
  photoCount: 'Fotoen',
  budget: 'Budget',
  completionDate: 'Fäerdeg zënter',
  completedOn: (date) => `Fäerdeg: ${date}`,
  projectReviews: 'Bewäertungen',
};
