import { defineFeature } from '#server/define-feature.ts';
import type { PersonalData } from '#server/privacy/personal-data.ts';
import { countStoredFiles } from './count-stored-files.ts';
import { erasePeople } from './erase-people.ts';
import { ownDataRoutes } from './own-data.ts';

export const accountSettingsFeature = (
  personalData: readonly PersonalData[],
  stored: readonly PersonalData[],
) =>
  defineFeature({
    routes: ownDataRoutes(personalData),
    jobs: [erasePeople(personalData), countStoredFiles(stored)],
  });
