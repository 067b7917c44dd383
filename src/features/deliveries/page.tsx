import { useSearchParams } from "react-router";
import { DeliveriesView } from "./ui/deliveries-view.tsx";

export default function DeliveriesPage() {
  const [search] = useSearchParams();
  return <DeliveriesView state={search.get("state")} after={search.get("after")} />;
}
