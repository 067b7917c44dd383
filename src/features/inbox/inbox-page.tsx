import { useSearchParams } from "react-router";
import { InboxView } from "./ui/inbox-view.tsx";

export default function InboxPage() {
  const [search] = useSearchParams();
  return <InboxView search={search} />;
}
