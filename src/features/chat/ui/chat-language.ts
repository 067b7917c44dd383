import { createContext, useContext } from "react";
import type { ChatWords } from "#content/assistant/chat.ts";
import type { Language } from "../contract.ts";
import { chatWords } from "../words.ts";

/**
 * Language of labels and buttons in the chat. Inside a message, it is the language of the message. Elsewhere, it is the
 * language of the newest answer.
 */
export const ChatLanguage = createContext<Language>("en");

export function useWords(): ChatWords {
  return chatWords[useContext(ChatLanguage)];
}
