import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { useRepeated } from "#client/use-repeated.ts";
import type { MailAlarm } from "../contract.ts";
import { MailTroubleCard } from "./mail-card.tsx";

const INTERVAL_MS = 10_000;

export function MailStrip() {
  const { data, reload } = useAccountData<MailAlarm>("/api/admin/mail");
  useRepeated(reload, INTERVAL_MS);
  return data && <MailTroubleCard alarm={data} />;
}
