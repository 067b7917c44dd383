/* The part of the package that works only in Node, because it reads the facts about n8n's nodes from a file. */
export { loadCatalog } from "./catalog-file.ts";
