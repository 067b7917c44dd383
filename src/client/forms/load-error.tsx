import { formWords } from "#content/site/forms.ts";
import { Button } from "#design/button.tsx";
import { Alert } from "./alert.tsx";

export function LoadError({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <Alert>{problem}</Alert>
      <Button variant="secondary" onClick={onRetry}>
        {formWords.tryAgain}
      </Button>
    </div>
  );
}
