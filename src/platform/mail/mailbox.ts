export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** Message-IDs of earlier emails in the conversation, with angle brackets, oldest first. */
  references?: readonly string[];
  /** True if a member of staff has written this email to this one recipient. */
  personal?: true;
  attachments?: readonly { name: string; type: string; body: Uint8Array }[];
  /** URL for unsubscribing. The recipient's mail program sends a POST request to it (RFC 8058). */
  unsubscribe?: string;
};

/** Returned on a site without a mail server, which stores the email as a file. `discard` deletes this file. */
type Sent = { discard: () => Promise<void> };

export type Mailbox = {
  /** True if the site has no mail server. Emails are then stored as files and reach nobody. */
  keepsFiles?: true;
  /**
   * @param options.messageId - the same for each attempt, with angle brackets
   * @throws SendFailure if the mail server does not accept the email
   */
  send: (mail: Mail, options: { messageId: string; signal?: AbortSignal }) => Promise<Sent | void>;
  /** Logs in as a test. @throws SendFailure if the server would not accept any email */
  verify?: () => Promise<void>;
  close: () => void;
};
