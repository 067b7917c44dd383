export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** Message-IDs of the conversation's earlier emails, with angle brackets, oldest first. */
  references?: readonly string[];
  /** Set if a member of staff has just written the email to this one recipient. Other emails are made by the site. */
  personal?: true;
  attachments?: readonly { name: string; type: string; body: Uint8Array }[];
  /** URL for ending the subscription. The recipient's mail program sends a POST to it (RFC 8058). */
  unsubscribe?: string;
};

/** Result of sending an email that was stored as a file. `discard` deletes the file. */
type Sent = { discard: () => Promise<void> };

export type Mailbox = {
  /**
   * Sends an email.
   * @param options.messageId the same for each attempt, with angle brackets
   * @throws SendFailure if the mail server does not accept it
   */
  send: (mail: Mail, options: { messageId: string; signal?: AbortSignal }) => Promise<Sent | void>;
  /** Logs in to the mail server. @throws SendFailure if the server would not accept any email */
  verify?: () => Promise<void>;
  clean: (before: Date) => Promise<void>;
  close: () => void;
};
