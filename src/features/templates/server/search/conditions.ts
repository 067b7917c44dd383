import { KNOWN_TRIGGER_TYPES, TRIGGER_TYPES } from "#workflow/facts/trigger-kind.ts";
import { services } from "#content/landing/services.ts";
import type { TemplateQuery } from "../../contract.ts";

/** `categories`: a template must have at least one of these categories. */
type Filter = Partial<Omit<TemplateQuery, "sort" | "after">> & { categories?: string[] };

/** @param params - parameters of the SQL statement. The function adds the parameters of its conditions */
export function conditions(
  { q, category, categories = [], tool, industry, service, trigger, complexity, cards }: Filter,
  params: unknown[] = [],
): { where: string[]; params: unknown[] } {
  const where = ["is_public"];
  const parameter = (value: unknown, type: string) => `$${params.push(value)}::${type}`;
  if (q) {
    // Escapes the wildcards of `like`, so that a search for "50%" finds exactly this text.
    const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
    where.push(`search_text like lower(${parameter(pattern, "text")})`);
    if (cards && /^[\p{L}\p{N}]/u.test(q))
      where.push(`search_text ~ lower(${parameter(atWordStart(q), "text")})`);
  }
  if (category) where.push(`category && array[${parameter(category, "text")}]`);
  if (categories.length > 0) where.push(`category && ${parameter(categories, "text[]")}`);
  if (tool) where.push(`tools && array[${parameter(tool, "text")}]`);
  if (industry) where.push(`industries && array[${parameter(industry, "text")}]`);
  if (service) {
    const features = services.find(({ slug }) => slug === service)?.template_features ?? [];
    const names = parameter(
      features.map((word) => word.toLowerCase()),
      "text[]",
    );
    where.push(
      `(exists (select from unnest(category) name where lower(name) = any(${names}))
        or exists (select from unnest(features) name where name ~* ${parameter(anyOf(features), "text")}))`,
    );
  }
  if (trigger === "app") {
    where.push(`trigger_type <> all(${parameter([...KNOWN_TRIGGER_TYPES], "text[]")})`);
  } else if (trigger) {
    where.push(`trigger_type = any(${parameter([...TRIGGER_TYPES[trigger]], "text[]")})`);
  }
  if (complexity) where.push(`complexity = ${parameter(complexity, "text")}`);
  return { where, params };
}

/** Returns a PostgreSQL regular expression that matches this text if no letter or digit is directly before it. */
export function atWordStart(text: string): string {
  return `(?<![[:alnum:]])${text.replace(/[^\p{L}\p{N}\s]/gu, "\\$&")}`;
}

/** Returns a PostgreSQL regular expression that matches any of these words, but only as a complete word. */
export function anyOf(words: readonly string[]): string {
  return `\\y(?:${words.map((word) => word.replace(/[^\w\s-]/g, "\\$&")).join("|")})\\y`;
}
