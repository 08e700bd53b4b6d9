import { defineFeature } from '#server/define-feature.ts';
import { personalData } from './personal-data.ts';
import { roomRoutes } from './room-api.ts';

export const projectRoomFeature = defineFeature({
  routes: roomRoutes,
  personalData,
});
