import { createContext, useContext } from "react";
import type { ChatWords } from "#content/assistant/chat.ts";
import type { Language } from "../contract.ts";
import { chatWords } from "../words.ts";

/** Language of the texts around messages: inside a message its own language, elsewhere that of the newest answer. */
export const ChatLanguage = createContext<Language>("en");

export function useWords(): ChatWords {
  return chatWords[useContext(ChatLanguage)];
}
