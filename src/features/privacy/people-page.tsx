import { useLocation } from "react-router";
import { PeopleView } from "./ui/people-view.tsx";

export default function PeoplePage() {
  const { state } = useLocation();
  return <PeopleView email={(state as { email?: string } | null)?.email} />;
}
