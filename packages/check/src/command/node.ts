/* The part of the package for Node only: the facts about n8n's nodes, read from the package's own file. */
export { loadCatalog } from "./catalog-file.ts";
