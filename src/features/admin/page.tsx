import { OverviewView } from "./ui/overview-view.tsx";

export default function OverviewPage() {
  return <OverviewView />;
}
