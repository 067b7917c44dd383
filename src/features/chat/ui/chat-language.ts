import { createContext, useContext } from "react";
import type { ChatWords } from "#content/assistant/chat.ts";
import type { Language } from "../contract.ts";
import { chatWords } from "../words.ts";

/**
 * Context with the language of a part of the panel: in an answer that of the answer, elsewhere that of the newest
 * answer.
 */
export const ChatLanguage = createContext<Language>("en");

export function useWords(): ChatWords {
  return chatWords[useContext(ChatLanguage)];
}
