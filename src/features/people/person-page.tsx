import { useSearchParams } from "react-router";
import type { Route } from "./+types/person-page";
import { PersonPanel } from "./ui/person-panel.tsx";

export default function PersonPage({ params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return <PersonPanel key={params.id} id={params.id} after={search.get("after")} />;
}
