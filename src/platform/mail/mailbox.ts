export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** Message-IDs, with angle brackets, of the earlier emails of this conversation, oldest first. */
  references?: readonly string[];
  /** A person wrote the email just now, to this recipient alone. */
  personal?: true;
  attachments?: readonly { name: string; type: string; body: Uint8Array }[];
  /** Address whose POST ends the subscription that this email belongs to (RFC 8058). */
  unsubscribe?: string;
};

/** An email that was stored as a file; `discard` deletes the file. */
export type Sent = { discard: () => Promise<void> };

export type Mailbox = {
  /** Sends an email. @param options.messageId with angle brackets, the same for each try @throws SendFailure */
  send: (mail: Mail, options: { messageId: string; signal?: AbortSignal }) => Promise<Sent | void>;
  /** Logs in at the mail server. @throws SendFailure when the server would take no email */
  verify?: () => Promise<void>;
  clean: (before: Date) => Promise<void>;
  close: () => void;
};
