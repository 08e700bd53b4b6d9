/** Whoever asks. `null` stands for an anonymous visitor wherever a Person is expected. */
export interface Person {
  id: number;
  username: string;
  /** `client` in stored data is read as private. */
  userType: 'private' | 'company' | 'admin';
}
