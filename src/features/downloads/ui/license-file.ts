import { mitLicense } from "#content/library/mit-license.ts";
import { brand } from "#content/site/brand.ts";
import { interpolate } from "#shared/text/interpolate.ts";

type Metadata = { licence?: string; author?: string; created_at?: string };

/**
 * Returns the text of a template's license.
 * @param metadata - text of the template's JSON file with metadata
 * @returns undefined for a license other than MIT, or if the metadata cannot be read
 */
export function licenseText(metadata: string): string | undefined {
  try {
    const { licence, author, created_at } = JSON.parse(metadata) as Metadata;
    if (licence !== "MIT") return undefined;
    const year = created_at?.slice(0, 4) ?? "";
    return interpolate(mitLicense, { year, holder: author ?? brand.name });
  } catch {
    return undefined;
  }
}
