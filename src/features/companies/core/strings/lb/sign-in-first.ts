import type { sentences as english } from '#features/companies/core/strings/en/sign-in-first.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Loggt Iech an',
  message: 'Loggt Iech w.e.g. an, fir Betriber ze schreiwen.',
  messageKept: 'Äre Message ass gespäichert. E geet eraus, soubal Dir ageloggt sidd.',
  save: 'Loggt Iech w.e.g. an, fir Betriber an Dossieren ze späicheren.',
  like: 'Loggt Iech w.e.g. an, fir Betriber en Häerz ze ginn.',
  project: 'Loggt Iech w.e.g. an, fir e Chantier unzefänken.',
  contact: 'Loggt Iech w.e.g. an, fir Betriber bei Är Kontakter ze setzen.',
  favourite: 'Loggt Iech w.e.g. an, fir Betriber bei Är Favoritten ze setzen.',
};
