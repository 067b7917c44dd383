import { useSearchParams } from "react-router";
import { NumbersView } from "./ui/numbers-view.tsx";

export default function NumbersPage() {
  const [search] = useSearchParams();
  return <NumbersView week={search.get("week")} />;
}
