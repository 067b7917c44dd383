export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** Message-IDs of the conversation's earlier emails, with angle brackets, oldest first. */
  references?: readonly string[];
  /** Set if a member of staff has just written the email, to this recipient alone. */
  personal?: true;
  attachments?: readonly { name: string; type: string; body: Uint8Array }[];
  /** URL to which the recipient's mail program posts to end the subscription (RFC 8058). */
  unsubscribe?: string;
};

/** Result of an email that was stored as a file. `discard` deletes the file. */
export type Sent = { discard: () => Promise<void> };

export type Mailbox = {
  /** Sends an email. @param options.messageId with angle brackets, the same for each attempt @throws SendFailure */
  send: (mail: Mail, options: { messageId: string; signal?: AbortSignal }) => Promise<Sent | void>;
  /** Logs in to the mail server. @throws SendFailure if the server would accept no email at all */
  verify?: () => Promise<void>;
  clean: (before: Date) => Promise<void>;
  close: () => void;
};
