import { useSearchParams } from "react-router";
import { PeopleView } from "./ui/people-view.tsx";

export default function PeoplePage() {
  const [search] = useSearchParams();
  return <PeopleView search={search} />;
}
