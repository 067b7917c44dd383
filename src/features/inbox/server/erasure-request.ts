/**
 * Number of days within which staff have to answer a request to erase personal data. The GDPR, article 12 (3), allows
 * one month.
 */
export const ERASURE_DAYS = 30;

const ERASE = /\b(?:delet|eras|remov|wip)\w*|\b(?:ge)?lösch\w*|entfern\w*/iu;
const DATA =
  "(?:data|details|information|account|records?|email|daten|angaben|konto|e-mail-adresse|eintrag)";
/**
 * Words that may stand between "my" and "data". Another word there means other data, as in "delete my old customer
 * data", which describes a job for us.
 */
const KIND = "(?:personal|own|stored|contact|user|persönlichen?|personenbezogenen?|gespeicherten?)";
const OWN_DATA = new RegExp(String.raw`\b(?:my|meine?[nrs]?)\s+(?:${KIND}\s+)?${DATA}\b`, "iu");
const ANY_DATA = new RegExp(String.raw`\b${DATA}\b`, "iu");
const LAW =
  /\b(?:gdpr|dsgvo|article 17|artikel 17|about me|you (?:have|hold|keep|store)d?)\b|über mich|von mir/iu;
const RIGHT = /\bright to (?:be forgotten|erasure)\b|recht auf (?:löschung|vergessen)/iu;

/** Whether a text in English or German asks us to erase the sender's personal data. */
export function asksToBeErased(text: string): boolean {
  return text
    .split(/[.!?\n]+/)
    .some(
      (sentence) =>
        RIGHT.test(sentence) ||
        (ERASE.test(sentence) &&
          (OWN_DATA.test(sentence) || (ANY_DATA.test(sentence) && LAW.test(sentence)))),
    );
}
