interface ClientProgress {
  isEmailVerified: boolean;
  isPhoneVerified: boolean;
  likes: number;
  folders: number;
}

export const gettingStartedSteps = ['account', 'email', 'phone', 'like', 'folder'] as const;

export type GettingStartedStep = (typeof gettingStartedSteps)[number];

/** Each step is done or not by stored data alone. */
export const findCompletedGettingStartedSteps = ({
  isEmailVerified,
  isPhoneVerified,
  likes,
  folders,
}: ClientProgress): Record<GettingStartedStep, boolean> => ({
  account: true, // every reader of this has one
  email: isEmailVerified,
  phone: isPhoneVerified,
  like: likes > 0,
  folder: folders > 0,
});
