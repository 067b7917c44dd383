/* Code that checks a filled form. It is loaded once the visitor types, because most visitors only read the page. */
export { ContactMessage, errorsByField, errorsOfFiles } from "../contract.ts";
export { cautionAbout } from "./caution.ts";
