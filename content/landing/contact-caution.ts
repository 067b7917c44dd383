// Warnings of the contact form, each shown once before sending and followed by `anyway` of contact.ts. Only the form's
// checks need them, which the browser loads late. {what}: the kind of secret. {file}: name of a file.
export const contactCaution = {
  secret: "Your message seems to hold {what}. We need none: please take it out.",
  secretInFile:
    "“{file}” seems to hold {what}. We need none: please attach a copy without it, such as the check-up’s fixed copy.",
  birthDate: "somebody’s birth date",
  pinned: "pinned data, perhaps about real people",
  patient:
    "Your message seems to say who a patient is. We do not need to know: please take it out.",
};
