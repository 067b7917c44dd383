import { chat } from "#content/assistant/chat.ts";
import { EMPTY_MESSAGE, type ContactReceipt } from "#features/contact/contract.ts";
import { receiveMessage, type Sender } from "#features/contact/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import type { ChatTurn, PersonMessage } from "../contract.ts";
import { removeSecrets, removeSecretsIn } from "#platform/typed-secrets/typed-secrets.ts";

/** @throws Refusal with the same codes as `receiveMessage` */
export async function leaveMessage(
  platform: Platform,
  { transcript, ...written }: PersonMessage,
  from: Sender,
): Promise<ContactReceipt> {
  const earlier = transcript.findLast(({ role }) => role === "user")?.content;
  const message = removeSecrets(written.message, earlier);
  return receiveMessage(platform, { ...EMPTY_MESSAGE, ...written, message }, from, {
    source: "chat",
    transcript: removeSecretsIn(transcript).map(line).join("\n\n"),
  });
}

function line({ role, content }: ChatTurn): string {
  return `${role === "user" ? chat.staff.visitor : chat.labels.bot}: ${content}`;
}
