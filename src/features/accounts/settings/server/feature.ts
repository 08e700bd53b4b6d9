import { defineFeature } from '#server/define-feature.ts';
import type { PersonalData } from '#server/privacy/personal-data.ts';
import { countStoredFilesJob } from './count-stored-files.ts';
import { dataAndErasureRoutes } from './data-and-erasure-api.ts';
import { erasePeopleJob } from './erase-people.ts';

export const accountSettingsFeature = (
  personalData: readonly PersonalData[],
  stored: readonly PersonalData[],
) =>
  defineFeature({
    routes: dataAndErasureRoutes(personalData),
    jobs: [erasePeopleJob(personalData), countStoredFilesJob(stored)],
  });
