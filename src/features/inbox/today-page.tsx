import { MailTroubleCard } from "#features/admin/ui/mail-card.tsx";
import type { Today } from "./contract.ts";
import { TodayView } from "./ui/today-view.tsx";

export default function TodayPage() {
  return <TodayView showMail={showMail} />;
}

function showMail(mail: Today["mail"]) {
  return <MailTroubleCard mail={mail} />;
}
