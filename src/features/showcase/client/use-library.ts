import { useLoaderData } from "react-router";
import type { LibraryFacts } from "../contract.ts";

/** Returns the facts about the template library that the page's loader read; undefined if they could not be read. */
export function useLibrary(): LibraryFacts | undefined {
  const { library } = useLoaderData<{ library?: LibraryFacts }>();
  return library;
}
