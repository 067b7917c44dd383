/** Position of an email address or a telephone number in a message. */
export type Place = { start: number; end: number; isPhone?: boolean };

/**
 * Whether an address is part of a quotation, or is only an example of how addresses look. It is then not the visitor's.
 */
export function isOnlyShown(message: string, place: Place): boolean {
  return isQuoted(message, place) || isExample(message, place);
}

/** Matches a quotation of several words. */
const QUOTATION = /(?<![\p{L}\p{N}])["'„“‚»]([^"'“”‘’«»„]{15,1000})["'“”‘’«]/gu;

/**
 * LIKE_BEFORE and LIKE_AFTER match the words beside an address that is only an example. In these texts, "@@" stands for
 * the address: "mails like @@", "@@ style addresses", "somebody types @@".
 */
const LIKE_BEFORE =
  /(?<!\p{L})(?:(?:mails?|e-?mails?|address(?:es)?|adressen?|things?|stuff|anything|something|entries|senders?|absendern?|people|accounts?|logins?|domains?|values?|werte?|einträge|konto|konten|zugänge?|sachen|etwas) (?:like|such as|wie|à la)|(?:such as|for example|for instance|e\.\s?g\.|zum beispiel|beispielsweise|z\.\s?b\.|say)|(?:types?|enters?|inserts?|eintippt|eingibt|einträgt|placeholder|platzhalter)[^.?!,;:@]{0,30}|(?:form|formular|sheet|column|spalte|feld|field|tabelle|liste) (?:says?|shows?|has|contains|steht|zeigt|hat|sagt))[\s:,"'„“]*$/iu;
const LIKE_AFTER =
  /^["'“”]?[\s-](?:(?:style|type|kind of|like|artige\p{L}*|ähnliche\p{L}*)(?:\s(?:address|adress|mail|e-?mail|sender|absender|name|entr|lead)|$)|(?:into|ins|in) (?:our|my|the|a|your|das|unser\p{L}*|mein\p{L}*)?\s?(?:form|formular|sheet|field|feld)|as an example|als beispiel)/iu;

function isExample(message: string, { start, end }: Place): boolean {
  return LIKE_BEFORE.test(message.slice(0, start)) || LIKE_AFTER.test(message.slice(end));
}

/**
 * Matches a text that ends within a line of a quoted email, such as "> Dear Ann" or "From: Ann". It is applied to the
 * text before an email address.
 */
const QUOTED_LINE = /(?:^|\n)[ \t]*(?:>|(?:from|to|cc|von|an)[ \t]*:)[^\n]*$/iu;

/** Matches the header of a forwarded email that is written in one line: "Von: ann@… An: ben@… Betreff: Zimmer". */
const HEADERS = /(?<!\p{L})(?:from|von)\s?:\s[^\n]*[ \t](?:to|an|subject|betreff)\s?:\s/iu;

/**
 * Matches words directly before an address that say that the address is the visitor's own, such as "Antwort bitte an
 * mich:" ("please answer to me").
 */
const TO_ME = /(?<!\p{L})(?:me|my|mich|mir|meine?)(?!\p{L})[^.!?\n@]{0,40}$/iu;

/** Whether an address is part of a text that the visitor quotes. */
function isQuoted(message: string, { start, end }: Place): boolean {
  const header = HEADERS.exec(message);
  if (header && start > header.index && !TO_ME.test(message.slice(0, start))) return true;
  if (message.includes("\n") && QUOTED_LINE.test(message.slice(0, start))) return true;
  return Array.from(message.matchAll(QUOTATION)).some(
    ({ 0: match, 1: quoted = "", index }) =>
      index < start && end < index + match.length && /\s\S+\s/u.test(quoted.trim()),
  );
}
