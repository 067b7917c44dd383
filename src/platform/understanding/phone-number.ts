const NUMBER = /(?<![\p{L}\p{N}.,@+-])(?:\+|\(\+?)?\d[\d\s()/.-]{5,20}\d(?![\p{L}\p{N}@])/gu;
const DIGITS = { min: 7, max: 15 };
/** Matches the beginning of a date, which is no telephone number: "24.11.2026 10" and "2026-11-24". */
const DATE = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2})/u;
/** Matches a number that counts as a telephone number even without a word such as "phone". */
const BY_ITSELF = /^\(?0|^\(?\+|^\(?\d{3}\)?[-.\s]\d{3}[-.\s]\d{4}$/u;
/** If a message contains one of these words anywhere, its long numbers count as telephone numbers. */
const OF_PHONE =
  /(?<!\p{L})(?:call|phone|ring|text|tel|mobile|cell|whatsapp|ruf|anruf|telefon|handy|nummer|number)/iu;

/** Matches words before a number that is no telephone number: "order number", "IBAN DE89", "Rechnungsnr.". */
const NO_PHONE =
  /(?:(?<!\p{L})(?:order|invoice|customer|client|room|vat|tax|tracking|account|booking|reference|serial|article|part|parcel|ticket|case|policy|contract|license|member\p{L}*)\s?(?:number|no|nr|id|ref\p{L}*|#)|(?:kd|re|best|bestell|auftrags?|rechnungs?|kunden|zimmer|steuer|ust|konto|buchungs?|vorgangs?|serien|artikel|sendungs?|paket|ticket|vertrags?|mitglieds?|personal|haus|kenn)[.-]{0,2}\s?(?:nummer|nr|id|zahl)|(?<!\p{L})(?:iban|bic|isbn|ean|uid|siren|vat|hrb|version|your ref|our ref))(?!\p{L})[\p{L}\s.:#-]{0,20}(?:[A-Z]{2}\d{2}[\d\s]*)?$/iu;
/** Matches words after which a number belongs to a room or a postal address: "room 4021587", "Postfach 100453". */
const OF_PLACE =
  /(?<!\p{L})(?:rooms?|suite|flat|unit|apartment|zimmer|raum|postfach|p\.?\s?o\.? box|plz|postleitzahl|zip(?: code)?|postcode)[\s.:#]{1,3}$/iu;
/** After words such as "order", only a number that begins with 0 or + counts as a telephone number. */
const OF_ORDER =
  /(?<!\p{L})(?:order|invoice|ticket|case|reference|auftrag|bestellung|rechnung|vorgang|angebot)[\s.:#]{1,3}$/iu;
const MONEY = /^[.,]?\d*\s?(?:€|\$|£|eur|usd|gbp|dollar|pound|pfund)/iu;

const EXTENSION = String.raw`(?:ext(?:ension)?|durchwahl|dw|klappe|apparat)\.?(?:\s(?:is|ist|number|nummer|nr\.?))?[\s:-]{0,3}\d{1,5}(?!\d)`;
/** Matches an extension after a telephone number, such as ", Durchwahl 14" and "ext. 22". */
const EXTENSION_AFTER = new RegExp(
  String.raw`^[\s,;(]{0,3}(?:x\s?\d{1,5}(?!\d)|${EXTENSION})`,
  "iu",
);
const EXTENSION_ALONE = new RegExp(String.raw`(?<!\p{L})${EXTENSION}`, "iu");

export function extensionIn(message: string): string | undefined {
  return EXTENSION_ALONE.exec(message)?.[0];
}

export function withoutExtension(phone: string): string {
  return phone.replace(EXTENSION_ALONE, "").replace(/[\s,;(]+$/u, "");
}

type Place = { start: number; end: number };

export function phoneIn(message: string): Place | undefined {
  return phonesIn(message)[0];
}

const MAX_NUMBERS = 5;

/** Finds the telephone numbers in a message, each together with its extension. */
export function phonesIn(message: string): Place[] {
  const numbers = [...message.matchAll(NUMBER)].flatMap(({ 0: found, index }) => {
    const digits = found.replaceAll(/\D/gu, "").length;
    const isLong = digits >= DIGITS.min && digits <= DIGITS.max && !DATE.test(found);
    const isOther =
      [NO_PHONE, OF_PLACE].some((pattern) => pattern.test(message.slice(0, index))) ||
      (OF_ORDER.test(message.slice(0, index)) && !/^\(?[0+]/u.test(found)) ||
      MONEY.test(message.slice(index + found.length));
    if (!isLong || isOther || !(BY_ITSELF.test(found) || OF_PHONE.test(message))) return [];
    const end = index + found.length;
    const extension = EXTENSION_AFTER.exec(message.slice(end))?.[0] ?? "";
    return [{ start: index, end: end + extension.length }];
  });
  return numbers.slice(0, MAX_NUMBERS);
}

/**
 * Removes email addresses, links and the first telephone number from a message.
 * @returns `hasContact`: whether the message contains a telephone number or an email address
 */
export function withoutContacts(message: string): { text: string; hasContact: boolean } {
  // The message is split after each space. Without this split, the regular expressions would read each letter of a long
  // message thousands of times.
  const parts = message.split(/(?<=\s)/);
  const plain = parts.filter((part) => !part.includes("@") && !/https?:|www\./.test(part)).join("");
  const phone = phoneIn(plain);
  return {
    text: phone ? `${plain.slice(0, phone.start)} ${plain.slice(phone.end)}` : plain,
    hasContact: phone !== undefined || parts.some((part) => /[^\s@]@[^\s@]+\.\p{L}/u.test(part)),
  };
}
