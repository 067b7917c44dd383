/* Code that checks a filled form. The page loads this code once a visitor types, because most visitors only read. */
export { ContactMessage, errorsByField, errorsOfFiles } from "../contract.ts";
export { cautionAbout } from "./caution.ts";
