interface ClientProgress {
  isEmailVerified: boolean;
  isPhoneVerified: boolean;
  likes: number;
  folders: number;
}

export const startingSteps = ['account', 'email', 'phone', 'like', 'folder'] as const;

export type StartingStep = (typeof startingSteps)[number];

/** Each step is done or not by stored data alone. */
export const stepsDone = ({
  isEmailVerified,
  isPhoneVerified,
  likes,
  folders,
}: ClientProgress): Record<StartingStep, boolean> => ({
  account: true, // every reader of this has one
  email: isEmailVerified,
  phone: isPhoneVerified,
  like: likes > 0,
  folder: folders > 0,
});
