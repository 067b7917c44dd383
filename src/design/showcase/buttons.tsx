import { Sun } from "lucide-react";
import { Button, ButtonLink, IconButton } from "../button.tsx";

export function Buttons() {
  return (
    <>
      {(["primary", "secondary", "quiet"] as const).map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} size="large">
            large
          </Button>
          <Button variant={variant} busy>
            Busy
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </div>
      ))}
      <ButtonLink to="/">A link</ButtonLink>
      <IconButton label="Only an icon">
        <Sun aria-hidden className="size-5" />
      </IconButton>
    </>
  );
}
