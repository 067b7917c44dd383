/** Plain text only; `replyTo` lets staff answer the person who wrote. */
export type Mail = { to: string; subject: string; text: string; replyTo?: string };

/** Of mail that was kept here: `discard` takes it back. */
export type Sent = { discard: () => Promise<void> };

export type Mailbox = {
  /** @param options.messageId with angle brackets, the same for each try @throws SendFailure */
  send: (mail: Mail, options: { messageId: string; signal?: AbortSignal }) => Promise<Sent | void>;
  clean: (before: Date) => Promise<void>;
  close: () => void;
};
