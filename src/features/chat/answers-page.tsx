import { AnswersView } from "./ui/staff/answers-view.tsx";

/** Answers of the assistant that were no help, for staff. */
export default function AnswersPage() {
  return <AnswersView />;
}
