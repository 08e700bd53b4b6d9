import type { sentences as english } from '#features/companies/profile/strings/en/profile-dialogs.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  close: 'Schließen',
  picturesOf: (name) => `Bilder von ${name}`,
  carousel: 'Fotos des Projekts',
  photoOf: (place, total) => `Foto ${place} von ${total}`,
  previousPhoto: 'Voriges Foto',
  nextPhoto: 'Nächstes Foto',
  choosePhoto: 'Foto wählen',
  summary: 'Das Projekt in Kürze',
  status: 'Stand',
  completed: 'Abgeschlossen',
  photoCount: 'Fotos',
  budget: 'Budget',
  completionDate: 'Abgeschlossen am',
  completedOn: (date) => `Abgeschlossen am ${date}`,
  projectReviews: 'Bewertungen',
};
