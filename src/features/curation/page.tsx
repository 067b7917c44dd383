import { CurationView } from "./ui/curation-view.tsx";

export default function CurationPage() {
  return <CurationView />;
}
