export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** Message-IDs of the earlier emails in the conversation, with angle brackets, oldest first. */
  references?: readonly string[];
  /** Set if a member of staff has written this email to this one recipient. All other emails are made by the site. */
  personal?: true;
  attachments?: readonly { name: string; type: string; body: Uint8Array }[];
  /** URL at which the subscription can be ended. The recipient's mail program sends a POST to it (RFC 8058). */
  unsubscribe?: string;
};

/**
 * Result of sending an email on a site without a mail server, where the email is stored as a file. `discard` deletes
 * the file.
 */
type Sent = { discard: () => Promise<void> };

export type Mailbox = {
  /**
   * Sends an email.
   * @param options.messageId - the same for each attempt, with angle brackets
   * @throws SendFailure if the mail server does not accept it
   */
  send: (mail: Mail, options: { messageId: string; signal?: AbortSignal }) => Promise<Sent | void>;
  /** Logs in to the mail server as a test. @throws SendFailure if the server would not accept any email */
  verify?: () => Promise<void>;
  close: () => void;
};
