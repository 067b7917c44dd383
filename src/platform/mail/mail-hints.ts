import type { DeliveryReason } from "#shared/deliveries.ts";

/** Advice for the operator if no email can be sent. */
export const MAIL_HINTS: Partial<Record<DeliveryReason, string>> = {
  login_refused: "the mail server refuses the login: please check SMTP_URL",
  no_encryption:
    "the connection to the mail server cannot be encrypted, and a password in SMTP_URL is not sent without: please use a server that offers STARTTLS with a valid certificate, or smtps://",
  sender_refused: "the mail server refuses the sender: please check MAIL_FROM",
  folder_not_writable: "mail cannot be kept in the data folder: please check DATA_DIR",
};
