import type { ComponentProps } from "react";
import { Button } from "#design/button.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { Alert, useAction } from "./alert.tsx";

type Props = Omit<ComponentProps<typeof Button>, "busy" | "onClick"> & {
  onPress: () => Promise<unknown>;
  question?: string;
  done?: string;
};

/** If `onPress` fails, an error message appears above the button. */
export function ActionButton({ onPress, question, done, variant = "secondary", ...rest }: Props) {
  const { busy, problem, attempt } = useAction();
  const press = async () => {
    if (question && !window.confirm(question)) return;
    await onPress();
    if (done) toast(done);
  };
  return (
    <>
      <Alert of={problem} />
      <Button variant={variant} busy={busy} onClick={() => attempt(press)} {...rest} />
    </>
  );
}
