import { isSample, type Brand } from "#content/site/brand.ts";
import { applyBrand, appliedBrand, contentBrand } from "#shared/business/apply-brand.ts";
import type { Config } from "../config/config.ts";
import { isOnline } from "../config/online.ts";
import type { Platform } from "../platform.ts";
import { readStoredBusiness, type StoredBusiness } from "./business-store.ts";

type Parts = Pick<Platform, "config" | "database">;

/** Reads the stored settings of the business and applies them to this process. */
export async function refreshBusiness({ config, database }: Parts): Promise<StoredBusiness> {
  const stored = await readStoredBusiness(database.db);
  applyBusiness(config, stored);
  return stored;
}

/** Makes this process show the stored settings on pages and in emails. */
export function applyBusiness(config: Config, stored: StoredBusiness): void {
  const changes = brandOf(stored, config);
  if (JSON.stringify(changes) !== JSON.stringify(appliedBrand())) applyBrand(changes);
}

/** @returns the values that staff or the operator have set, as far as they differ from the files in content/ */
function brandOf(
  { settings, logo }: Pick<StoredBusiness, "settings" | "logo">,
  config: Config,
): Partial<Brand> {
  const content = contentBrand();
  const { name, legal, email, bookingUrl, cannedAnswers: _, weeklyMail: __, ...rest } = settings;
  const all: Partial<Brand> = {
    ...rest,
    ...(name && { name, shortName: name, isNameSample: false, copyrightStartYear: undefined }),
    legal: { ...content.legal, ...legal },
    email: emailOf({ ...content.email, ...email }),
    bookingUrl: bookingUrl ?? config.bookingUrl ?? content.bookingUrl,
    ...(logo && { logo }),
  };
  return differing(reachesCustomers(config) ? withoutSamples(all) : all, content);
}

/**
 * Replaces a support or privacy address that is a sample by the main address `hello`, unless `hello` is a sample too.
 */
function emailOf({ hello, support, privacy }: Brand["email"]): Brand["email"] {
  const orMain = (address: string) => (isSample(address) && !isSample(hello) ? hello : address);
  return { hello, support: orMain(support), privacy: orMain(privacy) };
}

/** Whether people other than the operator may read the site's texts. */
function reachesCustomers(config: Pick<Config, "publicOrigin" | "mail">): boolean {
  return isOnline(config) || config.mail !== undefined;
}

/** Replaces sample addresses by "", so that pages leave them out. Pages leave out sample legal data by themselves. */
function withoutSamples({ email, bookingUrl = "", ...rest }: Partial<Brand>): Partial<Brand> {
  const unlessSample = (value: string) => (isSample(value) ? "" : value);
  const { hello = "", support = "", privacy = "" } = email ?? {};
  return {
    ...rest,
    bookingUrl: unlessSample(bookingUrl),
    email: {
      hello: unlessSample(hello),
      support: unlessSample(support),
      privacy: unlessSample(privacy),
    },
  };
}

function differing(all: Partial<Brand>, content: Readonly<Brand>): Partial<Brand> {
  const entries = Object.entries(all) as [keyof Brand, unknown][];
  return Object.fromEntries(
    entries.filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(content[key])),
  );
}
