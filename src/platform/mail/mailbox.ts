/** Plain text only; `replyTo` lets staff answer the person who wrote. */
export type Mail = { to: string; subject: string; text: string; replyTo?: string };

export type Mailbox = {
  /**
   * Hands one mail over.
   * @param options `messageId`: with its angle brackets, the same for each try of a mail;
   *   `signal`: gives up
   * @throws SendFailure when it was not taken
   */
  send: (mail: Mail, options: { messageId: string; signal?: AbortSignal }) => Promise<void>;
  /** Forgets what it keeps from before a moment. */
  clean: (before: Date) => Promise<void>;
  close: () => void;
};
