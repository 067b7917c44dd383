import { AnswersView } from "./ui/staff/answers-view.tsx";

export default function AnswersPage() {
  return <AnswersView />;
}
