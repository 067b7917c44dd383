import { SpeedView } from "./ui/speed-view.tsx";

export default function SpeedPage() {
  return <SpeedView />;
}
