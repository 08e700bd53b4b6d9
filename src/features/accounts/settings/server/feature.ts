import { defineFeature } from '#server/define-feature.ts';
import type { PersonalData } from '#server/privacy/personal-data.ts';
import { createCountStoredFilesJob } from './count-stored-files.ts';
import { createDataAndErasureRoutes } from './data-and-erasure-api.ts';
import { createErasePeopleJob } from './erase-people.ts';

export const createAccountSettingsFeature = (
  personalData: readonly PersonalData[],
  stored: readonly PersonalData[],
) =>
  defineFeature({
    routes: createDataAndErasureRoutes(personalData),
    jobs: [createErasePeopleJob(personalData), createCountStoredFilesJob(stored)],
  });
