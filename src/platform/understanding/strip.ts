import { phoneIn } from "./phone-number.ts";

export function withoutContacts(message: string): { text: string; hasContact: boolean } {
  // In a long message without this split, the regular expressions would read each letter thousands of times.
  const parts = message.split(/(?<=\s)/);
  const plain = parts.filter((part) => !part.includes("@") && !/https?:|www\./.test(part)).join("");
  const phone = phoneIn(plain);
  return {
    text: phone ? `${plain.slice(0, phone.start)} ${plain.slice(phone.end)}` : plain,
    hasContact: phone !== undefined || parts.some((part) => /[^\s@]@[^\s@]+\.\p{L}/u.test(part)),
  };
}
