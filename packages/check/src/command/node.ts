/* What programs in Node add to the functions of the package: the facts from its own file, and real parsers. */
export { loadCatalog } from "./catalog-file.ts";
export { nodeParsers } from "./parsers.ts";
