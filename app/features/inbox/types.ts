/** What somebody has written through the contact form. */
export interface ContactMessage {
  id: string;
  name: string;
  email: string;
  message: string;
  receivedAt: Date;
  /** False where the mail server did not take it, so that it is only in the inbox. */
  isMailed: boolean;
  /** When somebody has dealt with it; null while it is open. */
  doneAt: Date | null;
  /** Null where that account is gone. */
  doneBy: string | null;
}
