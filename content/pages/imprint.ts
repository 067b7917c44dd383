import { brand } from "../site/brand.ts";
import type { PageWords } from "../types.ts";

export const imprint: PageWords = {
  title: "Imprint",
  get description() {
    return `Who is answerable for this website: company, address, register and how to reach ${brand.name}.`;
  },
};
