import { useSearchParams } from "react-router";
import { InboxView } from "./ui/inbox-view.tsx";

/** The messages of visitors, for staff. */
export default function InboxPage() {
  const [search] = useSearchParams();
  return <InboxView status={search.get("status")} after={search.get("after")} />;
}
