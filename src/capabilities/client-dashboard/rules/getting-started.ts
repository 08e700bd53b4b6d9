interface ClientProgress {
  isEmailVerified: boolean;
  isPhoneVerified: boolean;
  likes: number;
  folders: number;
}

export const startingSteps = ['account', 'email', 'phone', 'like', 'folder'] as const;

export type StartingStep = (typeof startingSteps)[number];

/** What of getting started is done, told by what is there. */
export const stepsDone = ({
  isEmailVerified,
  isPhoneVerified,
  likes,
  folders,
}: ClientProgress): Record<StartingStep, boolean> => ({
  account: true, // whoever reads this has one
  email: isEmailVerified,
  phone: isPhoneVerified,
  like: likes > 0,
  folder: folders > 0,
});
