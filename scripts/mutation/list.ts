import { accountsMutants } from "./accounts.ts";
import { contactMutants } from "./contact.ts";
import { libraryMutants } from "./library.ts";
import { platformMutants } from "./platform.ts";
import { visitorsMutants } from "./visitors.ts";
import type { Mutant } from "./mutant.ts";

export const mutants: readonly Mutant[] = [
  ...contactMutants,
  ...libraryMutants,
  ...platformMutants,
  ...accountsMutants,
  ...visitorsMutants,
];
