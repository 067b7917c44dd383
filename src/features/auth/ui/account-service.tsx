import { SERVICE_META } from "../client/session/backend.ts";

/** Tells the page's scripts of a hosted account service. */
export function AccountService({ hosted }: { hosted: { url: string; key: string } | undefined }) {
  return hosted && <meta name={SERVICE_META} content={hosted.url} data-key={hosted.key} />;
}
