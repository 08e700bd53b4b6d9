import type { sentences as english } from '#features/companies/profile/strings/en/profile-dialogs.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  close: 'Schließen',
  picturesOf: (name) => `Bilder von ${name}`,
  carousel: 'Bilder des Projekts',
  photoOf: (place, total) => `Bild ${place} von ${total}`,
  previousPhoto: 'Vorheriges Bild',
  nextPhoto: 'Nächstes Bild',
  choosePhoto: 'Bild wählen',
  summary: 'Das Projekt in Kürze',
  status: 'Status',
  completed: 'Abgeschlossen',
  photoCount: 'Bilder',
  budget: 'Budget',
  completionDate: 'Abgeschlossen am',
  completedOn: (date) => `Abgeschlossen am ${date}`,
  projectReviews: 'Bewertungen',
};
