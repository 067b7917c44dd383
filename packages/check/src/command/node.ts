/* Additions for programs in Node: the facts from the package's own file. */
export { loadCatalog } from "./catalog-file.ts";
