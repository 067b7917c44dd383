import { chat, type ChatWords } from "#content/assistant/chat.ts";
import { germanChat } from "#content/assistant/german-chat.ts";
import type { Language } from "./contract.ts";

export const chatWords: Record<Language, ChatWords> = { en: chat, de: germanChat };
