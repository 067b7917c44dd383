import type { ReactNode } from "react";
import { accountWords } from "#content/accounts/account.ts";
import { Button } from "#design/button.tsx";
import { Alert } from "./alert.tsx";

type Props = {
  problem: string;
  onRetry: () => void;
  /** Where there is nothing to try again: the way on. */
  children?: ReactNode;
};

export function LoadError({ problem, onRetry, children }: Props) {
  return (
    <div className="flex flex-col items-start gap-4">
      <Alert>{problem}</Alert>
      {children || (
        <Button variant="secondary" onClick={onRetry}>
          {accountWords.tryAgain}
        </Button>
      )}
    </div>
  );
}
