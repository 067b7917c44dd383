import type { IndustryPage } from "../site/solutions.ts";
import { careHomes } from "./care-homes.ts";
import { eCommerce } from "./e-commerce.ts";
import { education } from "./education.ts";
import { healthcare } from "./healthcare.ts";
import { hotelsHospitality } from "./hotels-hospitality.ts";
import { professionalCoaches } from "./professional-coaches.ts";
import { realEstate } from "./real-estate.ts";
import { restaurants } from "./restaurants.ts";
import { travelAgencies } from "./travel-agencies.ts";

/** The pages below /industries. */
export const industryPages: readonly IndustryPage[] = [
  hotelsHospitality,
  restaurants,
  careHomes,
  realEstate,
  travelAgencies,
  professionalCoaches,
  eCommerce,
  healthcare,
  education,
];
