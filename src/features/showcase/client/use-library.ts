import { useLoaderData } from "react-router";
import type { LibraryFacts } from "../contract.ts";

/** The library's figures on the landing page; undefined where the library could not be read. */
export function useLibrary(): LibraryFacts | undefined {
  const { library } = useLoaderData<{ library?: LibraryFacts }>();
  return library;
}
