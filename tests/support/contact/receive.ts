import type { ContactFieldName } from "#content/landing/contact.ts";
import { ContactMessage } from "#features/contact/contract.ts";
import { receiveMessage } from "#features/contact/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import { contactMessage } from "./contact-message.ts";

export function receive(platform: Platform, given: Partial<Record<ContactFieldName, string>> = {}) {
  const message = ContactMessage.parse(contactMessage(given));
  return receiveMessage(platform, message, { address: "192.0.2.1", key: undefined });
}
