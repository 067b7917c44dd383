import { useLoaderData } from "react-router";
import type { LibraryFacts } from "../contract.ts";

/** Returns facts about the template library; undefined if the page's loader could not read them. */
export function useLibrary(): LibraryFacts | undefined {
  const { library } = useLoaderData<{ library?: LibraryFacts }>();
  return library;
}
