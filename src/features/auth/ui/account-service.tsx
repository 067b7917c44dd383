import { SERVICE_META } from "../client/session/backend.ts";

export function AccountService({ hosted }: { hosted: { url: string; key: string } | undefined }) {
  return hosted && <meta name={SERVICE_META} content={hosted.url} data-key={hosted.key} />;
}
