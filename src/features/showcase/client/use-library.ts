import { useLoaderData } from "react-router";
import type { LibraryFacts } from "../contract.ts";

/** Undefined if the page's loader could not read the facts. */
export function useLibrary(): LibraryFacts | undefined {
  const { library } = useLoaderData<{ library?: LibraryFacts }>();
  return library;
}
