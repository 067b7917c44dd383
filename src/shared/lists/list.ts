import { z } from "zod";

/**
 * Makes a list schema that reports only the first invalid item. zod alone would report all of them, and there may be
 * thousands.
 */
export function stopAtFirstFault<List extends z.ZodArray>(list: List) {
  return z.preprocess((values) => {
    if (!Array.isArray(values)) return values;
    const fault = values.findIndex((value) => !z.safeParse(list.element, value).success);
    return fault < 0 ? values : values.slice(0, fault + 1);
  }, list);
}
