export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** Somebody wrote it just now, to this one person. */
  personal?: true;
  /** Ends what this mail is part of, by a POST without a page (RFC 8058). */
  unsubscribe?: string;
};

/** Of mail that was kept here: `discard` takes it back. */
export type Sent = { discard: () => Promise<void> };

export type Mailbox = {
  /** @param options.messageId with angle brackets, the same for each try @throws SendFailure */
  send: (mail: Mail, options: { messageId: string; signal?: AbortSignal }) => Promise<Sent | void>;
  /** Whether a server would take mail. @throws SendFailure */
  verify?: () => Promise<void>;
  clean: (before: Date) => Promise<void>;
  close: () => void;
};
