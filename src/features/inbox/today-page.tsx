import { TodayView } from "./ui/today-view.tsx";

export default function TodayPage() {
  return <TodayView />;
}
