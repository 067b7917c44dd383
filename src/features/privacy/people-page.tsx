import { PeopleView } from "./ui/people-view.tsx";

/** What is stored of somebody, and its erasure, for staff. */
export default function PeoplePage() {
  return <PeopleView />;
}
