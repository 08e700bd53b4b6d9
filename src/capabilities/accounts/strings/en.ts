export const en = {
  // Pictures and one's data
  invalidFileType: 'Invalid file type',
  invalidFileTypeText: 'Please upload a JPEG or PNG image.',
  fileTooLarge: 'File too large',
  fileTooLargeText: 'Profile picture must be less than 2MB.',
  uploadFailed: 'Failed to upload profile picture',
} as const;
