import { CurationView } from "./ui/curation-view.tsx";

/** What of the library is shown, and what was looked for there, for staff. */
export default function CurationPage() {
  return <CurationView />;
}
