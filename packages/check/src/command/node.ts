/* Additions for programs in Node: the facts from the package's own file, and real parsers. */
export { loadCatalog } from "./catalog-file.ts";
export { nodeParsers } from "./parsers.ts";
