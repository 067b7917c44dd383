import { afterAll } from "vitest";
import { killSites } from "./site.ts";

afterAll(killSites);
